import type { ResolvedPage } from '@fairlot/manifest';

/** How long a page may take to render its h1 before its name is announced instead. */
const HEADING_WAIT_MS = 1000;

const visibleHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility());

/**
 * Makes navigations perceivable for screen readers: focus goes to the new page's h1, which is then announced. If no
 * heading appears in time, a status region announces the page's name; doing both would announce it twice.
 * Without a page the app has just opened: nothing is focused then.
 */
export function createArrival(
  announce: (page: ResolvedPage) => void,
): (page: ResolvedPage | undefined) => void {
  let waiting: ReturnType<typeof setInterval> | undefined;
  let following: MutationObserver | undefined;
  return (page) => {
    clearInterval(waiting);
    following?.disconnect();
    const before = document.activeElement;
    const startedAtMs = performance.now();
    const settle = (): boolean => {
      // A page that set the focus itself, such as into its search field, keeps it.
      const isMoved = document.activeElement !== before && document.activeElement !== document.body;
      const isPlaced = isMoved && document.activeElement?.closest('main') != null;
      const heading = visibleHeading();
      if (heading !== undefined) {
        if (!isPlaced && page !== undefined) focus(heading);
        following = follow(heading);
      }
      if (isPlaced || heading !== undefined) return true;
      if (performance.now() - startedAtMs < HEADING_WAIT_MS) return false;
      if (page !== undefined) announce(page);
      return true;
    };
    if (settle()) return;
    waiting = setInterval(() => {
      if (settle()) clearInterval(waiting);
    }, 50);
  };
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * A page may replace its h1: what it shows was loaded, or a step is done. Focuses the new one if the old one or the
 * pressed button took the focus with it.
 */
function follow(first: HTMLElement): MutationObserver {
  let heading = first;
  const observer = new MutationObserver(() => {
    const next = heading.isConnected ? undefined : visibleHeading();
    if (next === undefined) return;
    heading = next;
    if (document.activeElement === document.body) focus(heading);
  });
  observer.observe(first.closest('main') ?? document.body, { childList: true, subtree: true });
  return observer;
}
