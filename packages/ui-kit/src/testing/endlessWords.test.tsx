import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner } from '../banner/index.js';
import { EmptyState } from '../empty-state/index.js';
import { GateNotice } from '../gate-notice/index.js';
import { BellIcon } from '../icon/index.js';
import { Cell, List } from '../list/index.js';
import { Result } from '../result/index.js';
import { mount } from './mount.js';

beforeEach(() => page.viewport(320, 640));
afterEach(() => page.viewport(390, 844));

/** What a customer types or a file is called: sixty letters without a place to break. */
const WORD = 'q'.repeat(60);

const PARTS: Record<string, ReactElement> = {
  EmptyState: <EmptyState icon={<BellIcon />} title={WORD} hint={WORD} />,
  Result: (
    <Result tone="positive" title={WORD} hint={WORD}>
      {WORD}
    </Result>
  ),
  GateNotice: <GateNotice icon={<BellIcon />} title={WORD} why={WORD} />,
  Banner: <Banner title={WORD}>{WORD}</Banner>,
  Cell: (
    <List heading={WORD}>
      <li>
        <Cell title={WORD} note={WORD} end={WORD} />
      </li>
    </List>
  ),
};

test.each(Object.entries(PARTS))('%s keeps an endless word inside the page', (_name, part) => {
  mount(part);
  expect(document.documentElement.scrollWidth).toBe(320);
});
