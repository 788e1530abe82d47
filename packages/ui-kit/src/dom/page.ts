/**
 * State of the whole page, which is the same wherever a part is mounted. For anything else, a part uses the document of
 * its own elements (tree.ts).
 */

/** Whether there is a page. There is none while a server renders. */
export const isInPage = typeof document !== 'undefined';

/** Whether the customer cannot see the page, because another tab or app is in front. */
export const isPageHidden = () => document.hidden;

/** Calls `listener` whenever the page is hidden or shown. Returns a function that stops it. */
export function onPageHidden(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Calls `listener` whenever the connection is back. Returns a function that stops it. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
