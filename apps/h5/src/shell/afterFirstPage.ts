import { followContact } from '../queries/followContact.js';
import { followSleep } from '../queries/followSleep.js';

/**
 * What no first page needs and every later moment may, in one file, because small ones weigh more: layers, notices,
 * whether the server answers and whether the device slept. Fetched once the first page is shown.
 */
export { AccountNotice, OfflineNotice } from './notices.js';
export { Overlays } from './Overlays.js';

/** Called once. */
export function follow(): void {
  followContact();
  followSleep();
}
