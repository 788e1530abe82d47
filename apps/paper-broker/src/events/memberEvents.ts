import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { OVERLAP_MS, type LoggedEvent } from './eventLog.js';

/** The time that a transaction may take to commit its event. A new stream reads the events of this time again. */
const OVERLAP = sql`${OVERLAP_MS}::int * interval '1 millisecond'`;
/** How far back a stream can be resumed. */
const REPLAY = sql`interval '5 minutes'`;

export type MemberEvent = Omit<LoggedEvent, 'memberId'>;

const eventsOf = (db: Database, memberId: string) =>
  db.read
    .selectFrom('member_event')
    .select(['seq', 'event', 'subject_id as subjectId'])
    .where('member_id', '=', memberId);

/** The member's events of the last `OVERLAP_MS`. */
export const loadRecent = (db: Database, memberId: string): Promise<MemberEvent[]> =>
  eventsOf(db, memberId)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${OVERLAP}`)
    .execute();

/** The events since a little before the reader's last one, to include late commits; null if that one is not kept. */
export async function loadMissed(
  db: Database,
  memberId: string,
  lastSeq: string,
): Promise<MemberEvent[] | null> {
  const last = await db.read
    .selectFrom('member_event')
    .select(sql<Date>`created_at - ${OVERLAP}`.as('since'))
    .where('member_id', '=', memberId)
    .where('seq', '=', lastSeq)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${REPLAY}`)
    .executeTakeFirst();
  if (last === undefined) return null;
  return eventsOf(db, memberId)
    .where('created_at', '>', last.since)
    .where('seq', '!=', lastSeq)
    .orderBy('seq')
    .execute();
}

/** The age of the member's newest event, less the time that its transaction may have taken to commit. */
export async function loadQuietMs(db: Database, memberId: string): Promise<number> {
  const { ms } = await db.read
    .selectFrom('member_event')
    // `least` ignores null, the maximum of a customer without events.
    .select(
      sql<number>`floor(1000 * extract(epoch from
        least(${REPLAY}, clock_timestamp() - max(created_at)) - ${OVERLAP}))::int4`.as('ms'),
    )
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Math.max(ms, 0);
}
