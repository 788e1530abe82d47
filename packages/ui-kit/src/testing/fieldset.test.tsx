import { createElement, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount.js';
import { components, shownProps, type Props } from './shownParts.js';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** How each element of a part shows whether it is disabled. */
function looksOf(name: string, props: Props, isSetOff: boolean): string[] {
  const { container, unmount } = mount(
    <fieldset disabled={isSetOff}>{createElement(components.get(name) as ComponentType, props)}</fieldset>,
  );
  const looks = [...container.querySelectorAll('fieldset *')].map((element) => {
    const { color, backgroundColor, boxShadow, textDecorationLine } = getComputedStyle(element);
    const part = element.getAttribute('data-part') ?? element.localName;
    return [part, element.matches(':disabled'), color, backgroundColor, boxShadow, textDecorationLine].join();
  });
  unmount();
  container.remove();
  return looks;
}

test('in a fieldset that is off, every part looks and is as off as by its own prop', () => {
  const different: string[] = [];
  let count = 0;
  for (const [name, props] of shownProps()) {
    const off = looksOf(name, { ...props, disabled: true }, false);
    const inFieldset = looksOf(name, { ...props, disabled: false }, true);
    // Some parts leave out buttons by their own prop. They do not know of a fieldset, which disables these buttons.
    if (
      off.length !== inFieldset.length ||
      off.join() === looksOf(name, { ...props, disabled: false }, false).join()
    )
      continue;
    count++;
    for (const [index, look] of off.entries())
      if (look !== inFieldset[index]) different.push(`${name}: ${look} | ${inFieldset[index] ?? 'nothing'}`);
  }
  expect(count).toBeGreaterThan(20);
  expect(different).toEqual([]);
});
