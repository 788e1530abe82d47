import type { ResolvedPage } from '@fairlot/manifest';

/** How long a page may take to render its h1 before its name is announced instead. */
const HEADING_WAIT_MS = 1000;

const visibleHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility());

/**
 * Makes navigations perceivable for screen readers: focus goes to the new page's h1, which is then announced. If no
 * heading appears in time, a status region announces the page's name; doing both would announce it twice.
 */
export function createArrival(announce: (page: ResolvedPage) => void): (page: ResolvedPage) => void {
  let waiting: ReturnType<typeof setInterval> | undefined;
  return (page) => {
    clearInterval(waiting);
    const before = document.activeElement;
    const startedAtMs = performance.now();
    const settle = (): boolean => {
      // A page that set the focus itself, such as into its search field, keeps it.
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
