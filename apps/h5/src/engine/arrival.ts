/** How long a page may take to render its h1 before its name is announced instead. */
const HEADING_WAIT_MS = 1000;

const firstVisible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/**
 * Makes navigations perceivable for screen readers. Returns the function to call after each: it moves the focus to the
 * new page's h1, which is then announced. If no heading appears in time, a status region announces the page's name;
 * doing both would announce it twice.
 */
export function createArrival(announce: (pageName: string) => void): (pageName: string) => void {
  let waiting: ReturnType<typeof setInterval> | undefined;
  let focused: Element | null = null;
  // A page may remove what has the focus: the heading that stood while it loaded, or the button of a step that is done.
  // Without this, the next key would begin at the top of the app.
  const removals = new MutationObserver(() => {
    if (focused?.isConnected === false) focusHeading();
  });
  // From the first focus on: the router does not report every first page.
  document.addEventListener('focusin', () => {
    focused = document.activeElement;
    removals.disconnect();
    removals.observe(firstVisible('main') ?? document, { childList: true, subtree: true });
  });
  return (pageName) => {
    clearInterval(waiting);
    const startedAtMs = performance.now();
    const settle = (): boolean => {
      // A page that begins in a field, such as the search, keeps the focus there. A field of a kept page has the focus
      // until the browser notices that the page is hidden.
      if (firstVisible('main input:focus') !== undefined || focusHeading()) return true;
      if (performance.now() - startedAtMs < HEADING_WAIT_MS) return false;
      announce(pageName);
      return true;
    };
    if (settle()) return;
    waiting = setInterval(() => {
      if (settle()) clearInterval(waiting);
    }, 50);
  };
}

/** Returns false where no heading is visible. */
function focusHeading(): boolean {
  const heading = firstVisible('main h1');
  if (heading === undefined) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
