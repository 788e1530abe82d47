import { cloneElement, createElement, isValidElement, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.js';
import { components, shownProps, type Props } from './shownParts.js';

beforeEach(() => page.viewport(320, 640));
afterEach(() => page.viewport(390, 844));

/** What a customer types or a file is called: sixty letters without a place to break. */
const WORD = 'q'.repeat(60);
let count = 0;
/** Each ends differently, because a part may use it as a key. */
const word = () => `${WORD}${(count += 1)}`;

/** Props that a product fills with text, also those of items, options and rows. */
const TEXT =
  /^(label|title|name|hint|note|description|heading|caption|terms|empty|content|error|children|retryLabel|errorTitle|errorHint|confirmLabel|axisLabel)$/;

/**
 * Parts whose labels are a product's own words. They must not break anywhere, because then even words that fit would be
 * broken.
 */
const OWN_WORDS = new Set(['Button', 'SegmentedControl']);

/** The props with an endless word for each text. */
function endless(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      typeof value === 'string' && TEXT.test(key) ? word() : inside(key, value),
    ]),
  );
}

function inside(key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown, index) =>
      typeof each === 'string' && TEXT.test(key) ? word() : inside(`${key}${index}`, each),
    );
  if (isValidElement<Props>(value))
    return typeof value.type === 'symbol'
      ? value
      : cloneElement(value, { key: value.key ?? key, ...endless(value.props) });
  if (typeof value === 'object' && value?.constructor === Object) return endless(value as Props);
  return value;
}

/** Whether an element around it clips or scrolls what is wider than itself. */
function isHeld(element: Element | null): boolean {
  if (element === null || element === document.body) return false;
  return getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement);
}

/** The endless words in elements of parts that leave the page. */
function leavers(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const part = node.parentElement?.dataset['part'];
    if (part === undefined || !node.textContent?.includes(WORD) || isHeld(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (left < 0 || right > 320) found.push(`${part}: ${left} to ${right}`);
  }
  return found;
}

const shown = shownProps();

test('a word that leaves the page is seen', () => {
  mount(<p data-part="words">{WORD}</p>);
  expect(leavers()).toHaveLength(1);
});

for (const [name, part] of components) {
  if (OWN_WORDS.has(name)) continue;
  test(`an endless word stays inside the page: ${name}`, () => {
    const props = { error: word(), hint: word(), ...endless(shown.get(name) ?? {}) };
    mount(createElement(part as ComponentType<Props>, props));
    expect(leavers()).toEqual([]);
  });
}
