import { parentOf, treeOf } from '../dom/tree.js';

/** A role whose value identifies the theme of an element; its name is public and stable. */
const PROBE = '--uk-color-surface';
const themeOf = (element: Element) => getComputedStyle(element).getPropertyValue(PROBE);

/**
 * The outermost ancestor with the same theme as `from`, inside the same document or shadow root. A dialog mounts there,
 * so that it has its opener's theme and is not affected by the opener's scrolling or transforms. It is the body, or the
 * shadow root itself, if all of it has that theme, or none.
 */
export function themedRoot(from: HTMLElement): Element | ShadowRoot {
  const theme = themeOf(from);
  const tree = treeOf(from);
  let root: Element = from;
  for (;;) {
    const parent = parentOf(root);
    if (parent === null) return from.ownerDocument.body;
    if (themeOf(parent) !== theme) return root;
    if (treeOf(parent) !== tree) return tree as ShadowRoot;
    root = parent;
  }
}
