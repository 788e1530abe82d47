import type { ResolvedPage } from '@fairlot/manifest';

/** How long a page may take to draw its h1 after it is shown, before its name is announced instead. */
const HEADING_WAIT_MS = 1000;

const visibleHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility());

/**
 * Tells people who do not see the page change that it did: focus goes to the new page's h1, which a screen reader then
 * says. Where no heading comes in time, a status line says the page's name; doing both would say it twice.
 */
export function createArrival(announce: (page: ResolvedPage) => void): (page: ResolvedPage) => void {
  let waiting: ReturnType<typeof setInterval> | undefined;
  return (page) => {
    clearInterval(waiting);
    const before = document.activeElement;
    const startedAtMs = performance.now();
    const settle = (): boolean => {
      // A page that put focus somewhere itself, such as into its search field, knows better.
      const placed = document.activeElement !== before && document.activeElement !== document.body;
      if (placed && document.activeElement?.closest('main') != null) return true;
      const heading = visibleHeading();
      if (heading !== undefined) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        return true;
      }
      if (performance.now() - startedAtMs < HEADING_WAIT_MS) return false;
      announce(page);
      return true;
    };
    if (settle()) return;
    waiting = setInterval(() => {
      if (settle()) clearInterval(waiting);
    }, 50);
  };
}
