import type { Database, Tx } from './database.js';

/** The number of rows that a transaction changes: few enough that others do not wait for it. */
export const MOST_AT_ONCE = 500;

/**
 * Processes a member's rows from the newest to the oldest, in transactions of `MOST_AT_ONCE` rows each. Rows that arrive
 * meanwhile are newer and do not change. After an interrupted call, the next one processes the rest.
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
