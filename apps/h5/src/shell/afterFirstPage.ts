/**
 * What no first page needs and every later moment may, in one file, because three small ones weigh more: layers,
 * notices and whether the server answers. Fetched once the first page is shown.
 */
export { followContact } from '../queries/followContact.js';
export { AccountNotice, OfflineNotice } from './notices.js';
export { Overlays } from './Overlays.js';
