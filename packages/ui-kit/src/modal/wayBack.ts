import { tabStopsIn } from '../dom/tabStops.js';
import { focusedBeside, parentOf } from '../dom/tree.js';

/**
 * Where the focus goes when a dialog closes. Its opener may be gone by then: a deleted row, or an action of a sheet
 * that asked a question. The focus then goes to the nearest element to the opener's place, and never to the body,
 * where keys do nothing.
 */

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * For each dialog: its opener and the opener's ancestors, nearest first, followed by those of the dialog that
 * contains it.
 */
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();
let newest: readonly HTMLElement[] = [];

/** Call it while the opener of `dialog` still has the focus. */
export function rememberWayBack(dialog: Element): void {
  const way: HTMLElement[] = [];
  let element = focusedBeside(dialog);
  for (; element !== null && element !== dialog.ownerDocument.body; element = parentOf(element)) {
    if (waysBack.has(element)) break;
    way.push(element as HTMLElement);
  }
  if (element !== null) way.push(...(waysBack.get(element) ?? []));
  // Opening this dialog may have removed the focus from its opener, which was then in the previous dialog.
  if (way.length > 0) newest = way;
  waysBack.set(dialog, newest);
}

/** Returns the focus, without scrolling. Call it when `dialog` has left the page. */
export function returnFocusFrom(dialog: Element): void {
  for (const element of waysBack.get(dialog) ?? [])
    if (isThere(element) && (takesFocus(element) || takesInside(element))) return;
}

/** A closing dialog must not receive the focus. */
const isThere = (element: HTMLElement) =>
  element.isConnected && element.closest(`:is(${DIALOG})[data-state=closed]`) === null;

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return element.matches(':focus');
}

const takesInside = (element: HTMLElement) =>
  tabStopsIn(element).some((inside) => isThere(inside) && takesFocus(inside));
