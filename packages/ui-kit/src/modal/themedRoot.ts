/** A role whose value identifies the theme of an element; its name is public and stable. */
const PROBE = '--uk-color-surface';

/**
 * The outermost ancestor with the same theme as `from`. A dialog mounts there, so that it has its opener's theme and
 * is not affected by the opener's scrolling or transforms. It is the body if the whole document has that theme, or
 * none.
 */
export function themedRoot(from: HTMLElement): HTMLElement {
  const theme = getComputedStyle(from).getPropertyValue(PROBE);
  let root = from;
  while (
    root.parentElement !== null &&
    getComputedStyle(root.parentElement).getPropertyValue(PROBE) === theme
  ) {
    root = root.parentElement;
  }
  return root === document.documentElement ? document.body : root;
}
