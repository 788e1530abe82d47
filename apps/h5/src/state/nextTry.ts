/** How long to wait where no word of a network comes, ms. */
const PAUSE_MS = 30_000;

/** Waits until it is worth asking again for a file that could not be fetched: the network is back, or time has passed. */
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
