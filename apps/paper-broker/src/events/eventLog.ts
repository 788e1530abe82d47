import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { MemberEventName } from './schema.js';

/** The log that `memberFeed` reads: every event of every member once, roughly in the order of `seq`. */
export interface EventLog {
  /** The events committed since the last call. The first call returns those of the last OVERLAP_MS. */
  readNew(): Promise<readonly LoggedEvent[]>;
}

export interface LoggedEvent {
  readonly memberId: string;
  /** Increases with every event; int8 as text. */
  readonly seq: string;
  readonly event: MemberEventName;
  readonly subjectId: string;
}

/**
 * The longest time that a transaction may take from numbering its event to its commit. A missing number is
 * looked up again for this long; after that it counts as rolled back.
 */
export const OVERLAP_MS = 10_000;
/** Events per query. A burst takes several queries, so none of them blocks the event loop for long. */
const READ_AT_ONCE = 2_000;
/** A larger gap is not looked up number by number: a crash of the database skips numbers. */
const LONGEST_GAP = 1_000;

/**
 * Reads the event log from a position on, for all listeners at once, so the cost depends on the number of
 * events and not on the number of streams. Transactions do not commit in the order of their event numbers, so
 * each number that was skipped is looked up again until OVERLAP_MS has passed. If a read fails, the next one
 * returns its events too.
 */
export function createEventLog(db: Database, now: () => number = () => performance.now()): EventLog {
  let position: bigint | undefined;
  /** Numbers that may still be committed, each with the time at which it is given up. */
  const missing = new Map<string, number>();

  const take = (rows: readonly LoggedEvent[]): void => {
    const untilMs = now() + OVERLAP_MS;
    for (const { seq } of rows) {
      const number = BigInt(seq);
      const known = position ?? number;
      if (number - known <= LONGEST_GAP)
        for (let gap = known + 1n; gap < number; gap += 1n) missing.set(String(gap), untilMs);
      missing.delete(seq);
      if (position === undefined || number > position) position = number;
    }
    for (const [seq, endsMs] of missing) if (endsMs < now()) missing.delete(seq);
  };

  return {
    async readNew() {
      const found: LoggedEvent[] = [];
      for (;;) {
        const rows = await readRows(db, position, [...missing.keys()]);
        take(rows);
        found.push(...rows);
        if (rows.length < READ_AT_ONCE) return found;
      }
    },
  };
}

async function readRows(
  db: Database,
  position: bigint | undefined,
  missing: readonly string[],
): Promise<LoggedEvent[]> {
  const query = db.read
    .selectFrom('member_event')
    .select(['member_id as memberId', 'seq', 'event', 'subject_id as subjectId'])
    .orderBy('seq')
    .limit(READ_AT_ONCE);
  if (position === undefined) {
    const overlap = sql<Date>`clock_timestamp() - ${OVERLAP_MS}::int * interval '1 millisecond'`;
    return query.where('created_at', '>', overlap).execute();
  }
  const late =
    missing.length === 0 ? [] : await query.where(sql<boolean>`seq = any(${missing}::bigint[])`).execute();
  const rows = await query.where('seq', '>', String(position)).execute();
  return [...late, ...rows];
}
