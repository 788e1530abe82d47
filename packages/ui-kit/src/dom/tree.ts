/**
 * Where a part is mounted: in the page's document, in the document of an iframe, or in a shadow root. The globals
 * `document` and `window` are only those of the page, and an `instanceof Element` fails for elements of an iframe, so
 * parts ask one of their own nodes.
 */

/** The document or shadow root around `node`; the node itself if it has left the page. */
export const treeOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/** The window that shows `node`. */
export const windowOf = (node: Node) => node.ownerDocument?.defaultView ?? window;

/** The parent of an element; of the outermost one in a shadow root, the element that holds the shadow root. */
export const parentOf = (element: Element): Element | null =>
  element.parentElement ?? (treeOf(element) as Partial<ShadowRoot>).host ?? null;

/** The focused element of the document around `node`, also inside shadow roots; its body if nothing has the focus. */
export function focusedBeside(node: Node): Element | null {
  let element = treeOf(node).activeElement ?? node.ownerDocument?.activeElement ?? null;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Whether anything in the document around `element` has the focus. */
export const hasFocus = ({ ownerDocument: { activeElement, body } }: Element) =>
  activeElement !== null && activeElement !== body;
