/** How long to wait if no event reports a network, ms. */
const PAUSE_MS = 30_000;

/** Waits until a file that failed may be fetched again: the network is back, or time has passed. */
export function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, PAUSE_MS);
    window.addEventListener('online', go);
  });
}
