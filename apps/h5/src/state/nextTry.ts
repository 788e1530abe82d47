import { contact } from './contact.js';
import { fetchMissingStyles } from './fetchMissingStyles.js';

/** How long to wait if nothing reports a network or the server, ms. */
const PAUSE_MS = 30_000;

/** Waits until a file that failed may be fetched again: the network or the server is back, or time has passed. */
export function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, PAUSE_MS);
    const stop = contact.onReturn(go);
  });
}

/** Loads a file that nothing waits for, and its styles, with unlimited attempts. */
export async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (!isFirst) await fetchMissingStyles();
      return await load();
    } catch {
      await nextTry();
    }
  }
}
