import { loadingUnpaired } from '../messages/en.js';
import { createLoadingChannel } from './loadingChannel.js';

let unpaired: string = loadingUnpaired;

/** Sets the warning for a surplus `done`; the mounted overlay passes it in its language. */
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
