import { createElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from './mount.js';
import { components, shownProps } from './shownParts.js';

/** How many controls of a part are tried. */
const MOST = 8;

/** What a keyboard's focus can change of a part: edges, rings and grounds. */
function looks(container: Element): string {
  return [...container.querySelectorAll('*')]
    .flatMap((element) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
    .map((style) =>
      [
        style.outlineStyle === 'none'
          ? ''
          : `${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`,
        style.boxShadow,
        style.borderColor,
        style.backgroundColor,
      ].join(),
    )
    .join('\n');
}

const shown = shownProps();

/** A browser does not tell how the thumb of a range looks. */
const UNREADABLE = new Set(['Slider']);

for (const [name, part] of components) {
  const props = shown.get(name);
  if (props === undefined || UNREADABLE.has(name)) continue;
  test(`shows where the keyboard's focus is, also with an error: ${name}`, async () => {
    const { container, rerender } = mount(null);
    for (const state of [props, { ...props, error: 'Wrong' }]) {
      rerender(createElement(part as ComponentType, state));
      (document.activeElement as HTMLElement | null)?.blur();
      const unfocused = looks(container);
      const tried = new Set<Element | null>([document.body, null]);
      while (tried.size < MOST) {
        await userEvent.keyboard('{Tab}');
        const { activeElement } = document;
        if (tried.has(activeElement) || !container.contains(activeElement)) break;
        tried.add(activeElement);
        expect(looks(container), activeElement?.outerHTML.slice(0, 120)).not.toBe(unfocused);
      }
      rerender(null);
    }
  });
}
