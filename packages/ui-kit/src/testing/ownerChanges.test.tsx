import { createElement, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './mount.js';
import { components, shownProps, type Props } from './shownParts.js';

afterEach(() => vi.restoreAllMocks());

/** A valid value, from a story, for each part that holds one, controlled or not. */
const valued = [...shownProps()].flatMap(([name, props]) => {
  const isHeld = 'onValueChange' in props || 'defaultValue' in props;
  const value = props['value'] ?? props['defaultValue'];
  // The frame of a field shows what its control holds.
  return value === undefined || !isHeld || name === 'Field' ? [] : [{ name, props, value }];
});

test('most parts hold a value', () => {
  expect(valued.length).toBeGreaterThan(24);
});

/** Renders a part with one set of props, then with the other, then with the first again. Returns the warnings. */
function saidOf(name: string, first: Props, then: Props): string[] {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const part = components.get(name) as ComponentType;
  const { container, rerender, unmount } = mount(createElement(part, first));
  rerender(createElement(part, then));
  rerender(createElement(part, first));
  expect(container.childElementCount).toBeGreaterThan(0);
  unmount();
  // React itself warns of an uncontrolled input in the same way, but without the part's name.
  const others = complaint.mock.calls
    .map(String)
    .filter((message) => !/changing an? (un)?controlled/.test(message));
  expect(others).toEqual([]);
  return warning.mock.calls.map(([message]) => String(message));
}

for (const { name, props, value } of valued) {
  const { value: _value, defaultValue: _default, ...rest } = props;
  test(`a value that comes or goes is said, and the page stands: ${name}`, () => {
    const starts = (said: string) => new RegExp(`(^|\\n)${name}: its value is ${said}`);
    expect(saidOf(name, { ...rest, value }, rest).join('\n')).toMatch(
      starts('undefined and was given at first'),
    );
    const own = { ...rest, defaultValue: value };
    expect(saidOf(name, own, { ...own, value }).join('\n')).toMatch(starts('given and was not at first'));
  });
}
