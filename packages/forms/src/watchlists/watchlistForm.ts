import * as z from 'zod/mini';
import { listName } from '../fields/listName.js';

/**
 * Creates or renames a watchlist.
 * @param taken names of the customer's other lists
 */
export function watchlistForm(taken?: readonly string[]) {
  return z.object({ name: listName(taken) });
}

export type WatchlistFormValues = z.input<ReturnType<typeof watchlistForm>>;
