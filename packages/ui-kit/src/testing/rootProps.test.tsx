import { createElement, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount.js';
import { components, shownProps } from './shownParts.js';
import { allStories } from './stories.js';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Components without an element of their own: they render their children, or serve other modules. */
const WITHOUT_ROOT = new Set(['AsyncBoundary', 'KitProvider', 'LoadingOverlay', 'ModalHost', 'Toaster']);
/** Dialogs have no ref: they mount later and elsewhere in the page. A refresher's ref is its handle. */
const WITHOUT_REF = new Set(['ActionSheet', 'ImagePreview', 'Modal', 'Refresher', 'Sheet']);

const heard = { bubbles: true, cancelable: true };
/** An event of each kind that a product may listen for on a root, and its prop. */
const EVENTS: readonly (readonly [prop: string, makeEvent: () => Event])[] = [
  ['onClick', () => new MouseEvent('click', heard)],
  ['onDoubleClick', () => new MouseEvent('dblclick', heard)],
  ['onFocus', () => new FocusEvent('focusin', heard)],
  ['onKeyDown', () => new KeyboardEvent('keydown', { ...heard, key: 'F9' })],
  ['onPaste', () => new ClipboardEvent('paste', { ...heard, clipboardData: new DataTransfer() })],
  ['onPointerDown', () => new PointerEvent('pointerdown', { ...heard, pointerType: 'mouse' })],
];
const shown = shownProps();

for (const [name, part] of components) {
  const base = shown.get(name);
  if (base === undefined || WITHOUT_ROOT.has(name)) continue;
  test(`hands on what every root takes: ${name}`, async () => {
    const onEvent = vi.fn();
    let root: unknown;
    const given = {
      ...base,
      className: 'probe',
      id: 'probe',
      style: { scrollMarginTop: '7px' },
      'data-probe': 'yes',
      'aria-details': 'elsewhere',
      ...Object.fromEntries(EVENTS.map(([prop]) => [prop, onEvent])),
      ref: (element: unknown) => {
        root ??= element;
      },
      ...(Object.hasOwn(base, 'open') ? { open: true } : {}),
      ...(Object.hasOwn(base, 'disabled') ? { disabled: false } : {}),
      ...(Object.hasOwn(base, 'busy') ? { busy: false } : {}),
    };
    mount(createElement(part as ComponentType<object>, given));
    await vi.waitFor(() => expect(document.querySelectorAll('[data-probe=yes]')).toHaveLength(1));
    const element = document.querySelector<HTMLElement>('[data-probe=yes]')!;
    expect(element).toHaveClass('probe');
    expect(element.id).toBe('probe');
    expect(element.style.scrollMarginTop).toBe('7px');
    expect(element).toHaveAttribute('aria-details', 'elsewhere');
    expect(element.dataset['part']).toMatch(/^[a-z-]+$/);
    for (const [prop, makeEvent] of EVENTS) {
      onEvent.mockClear();
      element.dispatchEvent(makeEvent());
      expect(onEvent, prop).toHaveBeenCalled();
    }
    // The ref of a field is the control inside.
    if (!WITHOUT_REF.has(name)) expect(element.contains(root as Node | null) && root !== null).toBe(true);
  });
}

/** Elements with a class of the kit and without `data-part`. */
const nameless = () =>
  [...document.querySelectorAll('[class]')]
    .filter((element) => /(^|\s)[A-Z]\w+_\w+__\w+/.test(element.getAttribute('class') ?? ''))
    .filter((element) => !element.hasAttribute('data-part'))
    .map((element) =>
      (element.cloneNode() as Element).outerHTML
        .replace(/\s(id|d|viewBox|aria-[a-z]+|style|type|role|tabindex)="[^"]*"/g, '')
        .slice(0, 110),
    );

test('every element that the kit draws in any story says which part it is', () => {
  const found = new Set<string>();
  for (const { element } of allStories()) {
    const { container, unmount } = mount(element());
    for (const each of nameless()) found.add(each);
    unmount();
    container.remove();
  }
  expect([...found].join('\n')).toBe('');
});
