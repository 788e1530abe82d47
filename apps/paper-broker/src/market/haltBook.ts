import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';

/** The instruments that are halted, and those that were. */
export interface Halts {
  /** When trading was halted, by symbol; business time. */
  readonly since: ReadonlyMap<string, Date>;
  /** Symbols that were halted and trade again. */
  readonly over: ReadonlySet<string>;
}

/** The halts of instruments. Every process on the database sees a change within a second. */
export interface HaltBook {
  /** The current halts, at most one second old. */
  load(): Promise<Halts>;
  /** The halts that were loaded last, without waiting. */
  known(): Halts;
  /** Halts or resumes trading in an instrument. This process knows of it at once. */
  set(symbol: string, status: 'active' | 'halted'): Promise<void>;
}

export const NO_HALTS: Halts = { since: new Map(), over: new Set() };

/** The time up to which the prices of a symbol are published: `at`, or the start of its halt. */
export function publishedUntil({ since }: Halts, symbol: string, at: Date): Date {
  const haltedAt = since.get(symbol);
  return haltedAt !== undefined && haltedAt < at ? haltedAt : at;
}

const FRESH_MS = 1_000;

export function createHaltBook({ db, clock }: { readonly db: Database; readonly clock: Clock }): HaltBook {
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  let halts: Promise<Halts> | undefined;
  let known = NO_HALTS;

  const look = (): Promise<Halts> => {
    const looking = readHalts(db);
    halts = looking;
    // Of concurrent loads, the one that began last counts. A failed load is not cached.
    looking.then(
      (found) => {
        if (halts === looking) known = found;
      },
      () => {
        if (halts === looking) halts = undefined;
      },
    );
    return looking;
  };

  return {
    load() {
      const nowMs = clock.wall().getTime();
      if (halts !== undefined && nowMs - loadedAtMs < FRESH_MS && nowMs >= loadedAtMs) return halts;
      loadedAtMs = nowMs;
      return look();
    },
    known: () => known,
    async set(symbol, status) {
      const row = { symbol, status, changed_at: clock.now() };
      await db.transaction((tx) =>
        tx
          .insertInto('instrument_status')
          .values(row)
          .onConflict((conflict) => conflict.column('symbol').doUpdateSet(row))
          .execute(),
      );
      await look();
    },
  };
}

interface StatusRow {
  readonly symbol: string;
  readonly status: 'active' | 'halted';
  readonly changed_at: Date;
}

/** A prepared statement, because it runs every second while prices are read. */
async function readHalts(db: Database): Promise<Halts> {
  const text = 'SELECT symbol, status, changed_at FROM instrument_status';
  const rows = await db.readPrepared<StatusRow>('read_halts', text, []);
  const since = new Map<string, Date>();
  const over = new Set<string>();
  for (const row of rows) {
    if (row.status === 'halted') since.set(row.symbol, row.changed_at);
    else over.add(row.symbol);
  }
  return { since, over };
}
