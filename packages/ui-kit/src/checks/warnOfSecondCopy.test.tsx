import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { warningsGiven } from './warnOnce.js';
import { mount } from '../testing/mount.js';
import type * as thisCopy from './warnOfSecondCopy.js';
import { Modal } from '../modal/index.js';

afterEach(() => {
  vi.restoreAllMocks();
  warningsGiven.clear();
});

test('a dialog of a second copy of the kit is said to the developer, one of the same copy is not', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const title of ['One', 'Another'])
    mount(
      <Modal open onOpenChange={() => undefined} title={title}>
        Text
      </Modal>,
    );
  await expect.element(page.getByRole('dialog', { name: 'Another' })).toBeVisible();
  expect(said.mock.calls).toEqual([]);
  // Vite loads a module with another query once more, as a second copy.
  const copy = './warnOfSecondCopy.ts?copy';
  const { warnOfSecondCopy } = (await import(/* @vite-ignore */ copy)) as typeof thisCopy;
  warnOfSecondCopy();
  expect(said.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringMatching(/second copy.*Escape.*share it/),
  ]);
});
