import { createElement, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount.js';
import { components, shownProps, type Props } from './shownParts.js';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** How often a part shows that it is required, and how often a screen reader hears it. */
function signsOf(name: string, props: Props): { seen: number; heard: number } {
  const { container, unmount } = mount(createElement(components.get(name) as ComponentType, props));
  const count = (selector: string) => container.querySelectorAll(selector).length;
  const signs = {
    seen: count('[data-part=required-mark]'),
    heard: count('[aria-required], [data-part=required-mark][role=img], button[aria-label*="(Required)"]'),
  };
  unmount();
  container.remove();
  return signs;
}

test('what is required is seen once and heard, and otherwise neither', () => {
  const found: string[] = [];
  for (const [name, props] of shownProps()) {
    const { seen, heard } = signsOf(name, { ...props, required: true });
    expect(signsOf(name, { ...props, required: false }), name).toEqual({ seen: 0, heard: 0 });
    expect([seen, heard > 0], name).toEqual(heard > 0 ? [1, true] : [0, false]);
    if (seen > 0) found.push(name);
  }
  expect(found.length).toBeGreaterThan(15);
});
