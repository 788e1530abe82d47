import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import { createEventLog, OVERLAP_MS, type LoggedEvent } from './eventLog.js';
import { loadMissed, loadQuietMs, loadRecent, type MemberEvent } from './memberEvents.js';
import { createSessionChecks } from './sessionChecks.js';

/** How often the log is read, and so the longest delay of a change that another process made. */
const POLL_MS = 100;

export interface MemberListener {
  readonly memberId: string;
  readonly sessionId: string;
  onEvent(event: MemberEvent): void;
  /** Called when the session has ended. No event follows. */
  onEnd(): void;
}

/** The start of a stream. */
export interface FeedStart {
  /** The events since the reader's last one; null if that one is no longer kept. */
  readonly missed: readonly MemberEvent[] | null;
  /** Nothing has changed for at least this many ms, so data that was read since is still current. */
  readonly quietMs: number;
  /** The `seq` of recent events that the reader already has or is about to get in `missed`. */
  readonly known: ReadonlySet<string>;
}

/**
 * Reads the event log for all open member streams of a process, and stops while there are none. It polls the
 * database, so it finds changes of every process without signals between them.
 */
export interface MemberFeed {
  /** @param lastSeq the `seq` of the last event that the reader has seen */
  prepare(memberId: string, lastSeq: string | undefined): Promise<FeedStart>;
  /** @returns ends the subscription */
  subscribe(listener: MemberListener, start: FeedStart): () => void;
}

interface Subscription {
  readonly listener: MemberListener;
  /** The `seq` of recent events that this listener must not get again. */
  readonly known: ReadonlySet<string>;
}

/** @param onError called when a read failed; the next read returns its events too */
export function createMemberFeed(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  onError: (error: unknown) => void,
): MemberFeed {
  const open = createSubscriptions();
  let log = createEventLog(db);
  /** Recent events, for a stream that was prepared just before they were committed. */
  let recent: { readonly event: LoggedEvent; readonly atMs: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const sessions = createSessionChecks({ db, clock }, open.all);
  let isChecking = false;

  const readLog = async (): Promise<void> => {
    const events = await log.readNew();
    const atMs = performance.now();
    recent = recent.filter((each) => each.atMs > atMs - OVERLAP_MS);
    for (const event of events) {
      recent.push({ event, atMs });
      for (const subscription of open.of(event.memberId)) send(subscription, event);
    }
    void checkSessions();
  };

  const send = (subscription: Subscription, { memberId: _memberId, ...event }: LoggedEvent): void => {
    const { listener, known } = subscription;
    if (known.has(event.seq)) return;
    listener.onEvent(event);
    if (event.event === 'logout' && event.subjectId === listener.sessionId) end(subscription);
  };

  /** A read may fail for nobody: the last streams have ended, because the server stops and closes its database. */
  const report = (error: unknown): void => {
    if (open.all.size > 0) onError(error);
  };

  /** Runs beside the reads of the log, so that no event waits for it. */
  const checkSessions = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    try {
      for (const subscription of await sessions.checkSome()) end(subscription);
    } catch (error) {
      report(error);
    }
    isChecking = false;
  };

  const end = (subscription: Subscription): void => {
    if (open.remove(subscription)) subscription.listener.onEnd();
  };

  const scheduleRead = (): void => {
    timer = setTimeout(() => {
      if (open.all.size === 0) return rest();
      void readLog()
        .catch(report)
        .finally(() => (open.all.size === 0 ? rest() : scheduleRead()));
    }, POLL_MS).unref();
  };

  /** Events without listeners need not be read, so the next stream starts a new log. */
  const rest = (): void => {
    timer = undefined;
    log = createEventLog(db);
    recent = [];
  };

  return {
    async prepare(memberId, lastSeq) {
      const recent = await loadRecent(db, memberId);
      const missed = lastSeq === undefined ? null : await loadMissed(db, memberId, lastSeq);
      const known = new Set([...recent, ...(missed ?? [])].map(({ seq }) => seq));
      return { missed, known, quietMs: await loadQuietMs(db, memberId) };
    },
    subscribe(listener, { known }) {
      const subscription: Subscription = { listener, known };
      open.add(subscription);
      if (timer === undefined) scheduleRead();
      for (const { event } of recent) if (event.memberId === listener.memberId) send(subscription, event);
      return () => void open.remove(subscription);
    },
  };
}

/** The open subscriptions, and those of each member. */
function createSubscriptions() {
  const all = new Set<Subscription>();
  const byMember = new Map<string, Set<Subscription>>();
  return {
    all: all as ReadonlySet<Subscription>,
    of: (memberId: string): Iterable<Subscription> => byMember.get(memberId) ?? [],
    add(subscription: Subscription): void {
      const { memberId } = subscription.listener;
      all.add(subscription);
      byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(subscription));
    },
    /** @returns whether it was open */
    remove(subscription: Subscription): boolean {
      const { memberId } = subscription.listener;
      const others = byMember.get(memberId);
      others?.delete(subscription);
      if (others?.size === 0) byMember.delete(memberId);
      return all.delete(subscription);
    },
  };
}
