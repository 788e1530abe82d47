import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { MemberEventName } from './schema.js';

/** What `memberFeed` reads: every event of every member, each once, in about the order of their numbers. */
export interface EventLog {
  /** What was committed since the last call; the first call gives what is younger than the overlap. */
  readNew(): Promise<readonly LoggedEvent[]>;
}

export interface LoggedEvent {
  readonly memberId: string;
  /** Larger for a later event; int8 as text. */
  readonly seq: string;
  readonly event: MemberEventName;
  readonly subjectId: string;
}

/**
 * How long a transaction may take from numbering its event to committing it. Numbers that are missing are asked for again
 * for that long; after it, they were rolled back.
 */
export const OVERLAP_MS = 10_000;
/** Events of one query: a burst is read in several, and none of them holds the loop for long. */
const READ_AT_ONCE = 2_000;
/** More numbers than this are not missing one by one: a crash of the database leaves a jump. */
const LONGEST_GAP = 1_000;

/**
 * Reads the log of events from a position on, for all listeners at once: its cost depends on what happened, not on how many
 * streams are open. Transactions commit in another order than their events are numbered in, so each number that was
 * passed over is looked for again until its time is over. A read that fails is made up for by the next one.
 */
export function createEventLog(db: Database, now: () => number = () => performance.now()): EventLog {
  let position: bigint | undefined;
  /** Numbers that may still be committed, and until when. */
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
