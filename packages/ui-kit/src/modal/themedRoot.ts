/** Any role of the theme tells whose theme an element is in; its name is public and stable. */
const PROBE = '--uk-color-surface';

/**
 * The outermost ancestor that has the same theme as `from`: where a dialog belongs, so that it looks like what opened it and
 * is not caught in the opener's scrolling or transforms. The body, where the theme is the whole document's or there is none.
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
