/**
 * Where the focus goes when a dialog closes. What opened it may be gone by then: a row that was deleted, or the action of a sheet
 * that asked a question. Then it goes to what stands nearest to where that was, and never to the body, where keys do nothing.
 */

const DIALOG = '[role=dialog], [role=alertdialog]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** For each dialog, what opened it and what that stands in, nearest first; then the same of the dialog that holds it. */
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();
let newest: readonly HTMLElement[] = [];

/** To be called while what opened `dialog` still has the focus. */
export function rememberWayBack(dialog: Element): void {
  const way: HTMLElement[] = [];
  let element = document.activeElement;
  for (; element instanceof HTMLElement && element !== document.body; element = element.parentElement) {
    if (element.matches(DIALOG)) break;
    way.push(element);
  }
  const around = element?.matches(DIALOG) === true ? waysBack.get(element) : undefined;
  // What had the focus may have lost it by opening this dialog: then it was in the dialog before.
  newest = way.length === 0 && around === undefined ? newest : [...way, ...(around ?? [])];
  waysBack.set(dialog, newest);
}

/** Gives the focus back, without scrolling. To be called when `dialog` has left the page. */
export function returnFocusFrom(dialog: Element): void {
  const way = waysBack.get(dialog) ?? [];
  for (const element of way) if (isThere(element) && (takesFocus(element) || takesInside(element))) return;
}

/** A dialog that is on its way out is no place to be. */
const isThere = (element: HTMLElement) =>
  element.isConnected && element.closest(`:is(${DIALOG})[data-state=closed]`) === null;

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

const takesInside = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].some(
    (inside) => inside.tabIndex >= 0 && isThere(inside) && takesFocus(inside),
  );
