import type { Database, Tx } from './database.js';

/** The number of rows that a transaction changes: few enough that others do not wait for it. */
export const MOST_AT_ONCE = 500;

/**
 * Works through a member's rows from the newest on, in transactions of `MOST_AT_ONCE` rows each. What arrives
 * meanwhile is newer and stays as it is. An interrupted call has done a part; the next one does the rest.
 * @param step changes the newest rows older than `before`, and returns the oldest of them, or undefined when none is
 * left
 */
export async function fromTheNewest(
  db: Database,
  step: (tx: Tx, before: string | undefined) => Promise<string | undefined>,
): Promise<void> {
  let before: string | undefined;
  do {
    const end = before;
    before = await db.transaction((tx) => step(tx, end));
  } while (before !== undefined);
}
