import { loadingUnpaired } from '../messages/en.js';
import { createLoadingChannel } from './loadingChannel.js';

let unpaired: string = loadingUnpaired;

/** Whoever shows the page's loading indicator says in its language what is said of a `done` too many. */
export function sayUnpaired(sentence: string): void {
  unpaired = sentence;
}

/**
 * The page's loading indicator.
 * @example
 * const wait = loading.show({ label: 'Uploading', mask: true });
 * try { await upload(); } finally { wait.done(); }
 */
export const loading = createLoadingChannel(() => console.warn(unpaired));
