import { sql } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { earlier } from '../util/instants.js';

/** The number of calls of `checkSome` until every session was checked: with each read of the log, 15 seconds. */
const CALLS_PER_ROUND = 150;
/** A session ends 30 days after it began. An open stream counts as use, so the idle limit does not end it. */
const MAX_SESSION_MS = 30 * DAY_MS;

/**
 * Finds open streams whose session has ended, a part of them at each call, so that no call checks all.
 * @param open the streams that are open now
 */
export function createSessionChecks<Stream extends { readonly listener: { readonly sessionId: string } }>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  open: ReadonlySet<Stream>,
): { checkSome(): Promise<Stream[]> } {
  /** The streams that are still to be checked in this round. */
  let unchecked: Stream[] = [];
  let atOnce = 0;
  return {
    /** @returns the streams of this part whose session has ended */
    async checkSome() {
      if (unchecked.length === 0) {
        unchecked = [...open];
        atOnce = Math.ceil(unchecked.length / CALLS_PER_ROUND);
      }
      const checked = unchecked.splice(-atOnce).filter((stream) => open.has(stream));
      const sessions = checked.map(({ listener }) => listener.sessionId);
      const live = await loadLiveSessions(db, clock.wall(), sessions);
      return checked.filter(({ listener }) => !live.has(listener.sessionId));
    },
  };
}

async function loadLiveSessions(
  db: Database,
  wall: Date,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db.read
    .selectFrom('member_session')
    .innerJoin('member', 'member.id', 'member_session.member_id')
    .select('member_session.id')
    .where(sql<boolean>`member_session.id = any(${sessionIds}::text[])`)
    .where('member_session.revoked_at', 'is', null)
    .where('member_session.created_at', '>', earlier(wall, MAX_SESSION_MS))
    .where('member.locked_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
