/**
 * Where a part is mounted: in the page's document, in the document of an iframe, or in a shadow root. The globals
 * `document` and `window` are only those of the page, and an `instanceof Element` fails for elements of an iframe, so
 * parts ask one of their own nodes.
 */

/** The document or shadow root around `node`; the node itself if it has left the page. */
export const treeOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/** The window that shows `element`. */
export const windowOf = ({ ownerDocument }: Element) => ownerDocument.defaultView ?? window;

/** The parent of an element; of the outermost one in a shadow root, the element that holds the shadow root. */
export const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (treeOf(element) as Partial<ShadowRoot>).host ?? null;

/** The focused element of the document around `element`, also inside shadow roots; its body if nothing has the focus. */
export function focusedBeside(element: Element): Element | null {
  let focused = treeOf(element).activeElement ?? element.ownerDocument.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether anything in the document around `element` has the focus. */
export const hasFocus = (element: Element) => focusedBeside(element) !== element.ownerDocument.body;
