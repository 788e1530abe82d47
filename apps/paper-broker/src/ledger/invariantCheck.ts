import { sql } from 'kysely';
import type { Queries } from '../db/database.js';

export interface InvariantCheck {
  /** `I1` to `I13`; `I12` belongs to trading. */
  readonly id: string;
  readonly ok: boolean;
  /** The rule when it holds, else the first fault. */
  readonly detail: string;
}

/** @param faults what breaks the rule, in order */
export const toCheck = (id: string, rule: string, faults: readonly string[]): InvariantCheck =>
  faults[0] === undefined
    ? { id, ok: true, detail: rule }
    : { id, ok: false, detail: `${faults.length} × not so that ${rule}; first: ${faults[0]}` };

/** Runs a statement over the whole history without the time limit of customers' statements. */
export async function untilItsEnd<T>(db: Queries, read: (queries: Queries) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return read(tx);
    });
}
