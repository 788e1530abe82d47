/**
 * The tree in which a part is mounted: the page's document, the document of an iframe, or a shadow root. Parts get it from
 * their own nodes. The globals `document` and `window` are only those of the page, and `instanceof Element` fails for
 * elements of an iframe.
 */

/** The document or shadow root around `node`; the outermost ancestor if it is not in a page. */
export const treeOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/** The window that shows `element`. */
export const windowOf = ({ ownerDocument }: Element) => ownerDocument.defaultView ?? window;

/** The parent of an element. At the top of a shadow root, the shadow root's host. */
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
