import { tabStopsIn } from '../dom/tabStops.js';
import { treeOf } from '../dom/tree.js';

/** Focuses the first control of a dialog, or the dialog if it has none. Links are text. */
export function focusFirstIn(dialog: HTMLElement): void {
  const first = tabStopsIn(dialog).find(({ localName }) => localName !== 'a') ?? dialog;
  first.focus({ preventScroll: true });
  if (first.localName === 'input') (first as HTMLInputElement).select();
}

/** Makes Tab go round inside a dialog, as its listener. Radix does so in the page's own document only. */
export function goRound(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLElement;
  const stops = tabStopsIn(dialog);
  if (event.shiftKey) stops.reverse();
  const focused = treeOf(dialog).activeElement;
  if (event.key !== 'Tab' || (focused !== stops.at(-1) && focused !== dialog)) return;
  event.preventDefault();
  stops[0]?.focus();
}
