import { isOutdated } from '../state/isOutdated.js';

/** Loads the app anew where the server has another version than the one that runs; else reloading changes nothing. */
export async function reloadIfOutdated(): Promise<void> {
  if (await isOutdated()) window.location.reload();
}
