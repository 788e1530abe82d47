import * as en from '../messages/en.js';
import { getKitMessages } from '../messages/index.js';
import { createLoadingChannel } from './loadingChannel.js';

const english = { loadingUnpaired: en.loadingUnpaired };

/**
 * The page's loading indicator.
 * @example
 * const wait = loading.show({ label: 'Uploading', mask: true });
 * try { await upload(); } finally { wait.done(); }
 */
export const loading = createLoadingChannel(() => console.warn(getKitMessages(english).loadingUnpaired));
