import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';

/** Halted symbols, and since when (business time). */
export type Halts = ReadonlyMap<string, Date>;

/** Which instruments are halted, as all processes on the database see it within a second. */
export interface HaltBook {
  /** What is known, at most one second old. */
  load(): Promise<Halts>;
}

const FRESH_MS = 1_000;

export function createHaltBook({ db, clock }: { readonly db: Database; readonly clock: Clock }): HaltBook {
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let halts: Promise<Halts> | undefined;
  return {
    load() {
      const nowMs = clock.wall().getTime();
      if (halts === undefined || nowMs - loadedAtMs >= FRESH_MS || nowMs < loadedAtMs) {
        loadedAtMs = nowMs;
        halts = readHalts(db).catch((error: unknown) => {
          // A failed look-up is not remembered.
          halts = undefined;
          throw error;
        });
      }
      return halts;
    },
  };
}

async function readHalts(db: Database): Promise<Halts> {
  const rows = await db.read
    .selectFrom('instrument_status')
    .select(['symbol', 'changed_at'])
    .where('status', '=', 'halted')
    .execute();
  return new Map(rows.map((row) => [row.symbol, row.changed_at]));
}
