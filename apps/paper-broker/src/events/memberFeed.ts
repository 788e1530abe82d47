import { sql } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import type { MemberEventName } from './schema.js';

/** How soon an open app hears of a change that another process made. */
const POLL_MS = 250;
/**
 * Transactions commit in another order than their events are numbered in. Each look goes back this far, so an event is
 * seen for as long as its transaction may have taken, and told once.
 */
const OVERLAP = sql`interval '10 seconds'`;
/** How far back a stream can be gone on from. */
const REPLAY = sql`interval '5 minutes'`;
/** A session that ended without a word is noticed after this many looks. */
const LOOKS_PER_SESSION_CHECK = 60;

export interface MemberEvent {
  /** Larger for a later event; int8 as text. */
  readonly seq: string;
  readonly event: MemberEventName;
  readonly subjectId: string;
}

export interface MemberListener {
  readonly memberId: string;
  readonly sessionId: string;
  onEvent(event: MemberEvent): void;
  /** The session is over, and so is what it may hear. Nothing is told after that. */
  onEnd(): void;
}

/** What a stream starts from. */
export interface FeedStart {
  /** What happened since the reader's last event; null when that is too long ago to say. */
  readonly missed: readonly MemberEvent[] | null;
  /** In ms: what was read since then is not older than any change. */
  readonly quietMs: number;
  /** Events of the overlap that the reader needs not be told. */
  readonly known: ReadonlySet<string>;
}

/**
 * Reads what the tables say happened, for all open member streams of a process at once, and rests while there are none.
 * No signal between processes is needed, so a change is heard whichever process made it.
 */
export interface MemberFeed {
  /** @param lastSeq of the last event the reader has seen */
  prepare(memberId: string, lastSeq: string | undefined): Promise<FeedStart>;
  /** @returns ends it */
  subscribe(listener: MemberListener, start: FeedStart): () => void;
}

interface Subscription {
  readonly listener: MemberListener;
  told: ReadonlySet<string>;
}

export function createMemberFeed({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): MemberFeed {
  const open = new Set<Subscription>();
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;

  const look = async (): Promise<void> => {
    // Who comes while this look is under way knows more than it will find, and waits for the next one.
    const waiting = [...open];
    const recent = await loadRecent(db, [...new Set(waiting.map(({ listener }) => listener.memberId))]);
    for (const subscription of waiting) {
      if (open.has(subscription)) tell(subscription, recent.get(subscription.listener.memberId) ?? []);
    }
    looks += 1;
    if (looks % LOOKS_PER_SESSION_CHECK === 0) await endDeadSessions();
  };

  const tell = (subscription: Subscription, recent: readonly MemberEvent[]): void => {
    const { listener, told } = subscription;
    subscription.told = new Set(recent.map(({ seq }) => seq));
    for (const event of recent) {
      if (told.has(event.seq)) continue;
      listener.onEvent(event);
      if (event.event === 'logout' && event.subjectId === listener.sessionId) end(subscription);
    }
  };

  const endDeadSessions = async (): Promise<void> => {
    const live = await loadLiveSessions(
      db,
      clock.wall(),
      [...open].map(({ listener }) => listener.sessionId),
    );
    for (const subscription of open) if (!live.has(subscription.listener.sessionId)) end(subscription);
  };

  const end = (subscription: Subscription): void => {
    if (open.delete(subscription)) subscription.listener.onEnd();
  };

  const lookLater = (): void => {
    timer = setTimeout(() => {
      // A database that is away for a moment is looked at again; the overlap covers the gap.
      void look()
        .catch(() => undefined)
        .finally(() => {
          if (open.size > 0) lookLater();
          else timer = undefined;
        });
    }, POLL_MS).unref();
  };

  return {
    async prepare(memberId, lastSeq) {
      const recent = (await loadRecent(db, [memberId])).get(memberId) ?? [];
      const missed = lastSeq === undefined ? null : await loadMissed(db, memberId, lastSeq);
      const known = new Set([...recent, ...(missed ?? [])].map(({ seq }) => seq));
      return { missed, known, quietMs: await loadQuietMs(db, memberId) };
    },
    subscribe(listener, { known }) {
      const subscription: Subscription = { listener, told: known };
      open.add(subscription);
      if (timer === undefined) lookLater();
      return () => void open.delete(subscription);
    },
  };
}

const columns = ['member_id', 'seq', 'event', 'subject_id'] as const;

interface Row {
  readonly member_id: string;
  readonly seq: string;
  readonly event: MemberEventName;
  readonly subject_id: string;
}

const toEvent = ({ seq, event, subject_id }: Row): MemberEvent => ({ seq, event, subjectId: subject_id });

async function loadRecent(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MemberEvent[]>> {
  const found = new Map<string, MemberEvent[]>();
  if (memberIds.length === 0) return found;
  const rows = await db.read
    .selectFrom('member_event')
    .select(columns)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${OVERLAP}`)
    .where('member_id', 'in', [...memberIds])
    .orderBy('seq')
    .execute();
  for (const row of rows) {
    const events = found.get(row.member_id);
    if (events === undefined) found.set(row.member_id, [toEvent(row)]);
    else events.push(toEvent(row));
  }
  return found;
}

/** From a little before the reader's last event, for what committed late; null when that event is not kept any more. */
async function loadMissed(db: Database, memberId: string, lastSeq: string): Promise<MemberEvent[] | null> {
  const last = await db.read
    .selectFrom('member_event')
    .select(sql<Date>`created_at - ${OVERLAP}`.as('since'))
    .where('member_id', '=', memberId)
    .where('seq', '=', lastSeq)
    .where('created_at', '>', sql<Date>`clock_timestamp() - ${REPLAY}`)
    .executeTakeFirst();
  if (last === undefined) return null;
  const rows = await db.read
    .selectFrom('member_event')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('created_at', '>', last.since)
    .where('seq', '!=', lastSeq)
    .orderBy('seq')
    .execute();
  return rows.map(toEvent);
}

/** Since the newest event that is kept, less what its transaction may have taken to commit. */
async function loadQuietMs(db: Database, memberId: string): Promise<number> {
  const { ms } = await db.read
    .selectFrom('member_event')
    // `least` passes over the null of a customer without events.
    .select(
      sql<number>`floor(1000 * extract(epoch from
        least(${REPLAY}, clock_timestamp() - max(created_at)) - ${OVERLAP}))::int4`.as('ms'),
    )
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Math.max(ms, 0);
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
    .where('member_session.id', 'in', [...sessionIds])
    .where('member_session.revoked_at', 'is', null)
    .where('member_session.created_at', '>', new Date(wall.getTime() - MAX_SESSION_MS))
    .where('member.locked_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Sessions end after 30 days in all; an open stream counts as use, so idleness does not end it. */
const MAX_SESSION_MS = 30 * 86_400_000;
