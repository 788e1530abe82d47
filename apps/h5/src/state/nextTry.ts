import { contact } from './contact.js';

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

/** Loads a file that nothing waits for, with unlimited attempts. */
export async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await nextTry();
    return loadAtLast(load);
  }
}
