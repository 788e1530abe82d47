import { isOutdated } from '../state/isOutdated.js';

/** Reloads the app if the server has another version; otherwise a reload would change nothing. */
export async function reloadIfOutdated(): Promise<void> {
  if (await isOutdated()) window.location.reload();
}
