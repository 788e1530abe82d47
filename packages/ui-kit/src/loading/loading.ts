import { getKitMessages } from '../messages/index.js';
import { createLoadingChannel } from './loadingChannel.js';

/**
 * The page's loading indicator.
 * @example
 * const wait = loading.show({ label: 'Uploading', mask: true });
 * try { await upload(); } finally { wait.done(); }
 */
export const loading = createLoadingChannel(() => console.warn(getKitMessages().loadingUnpaired));
