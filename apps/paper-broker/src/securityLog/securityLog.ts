import { sql } from 'kysely';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { newId } from '../ids.js';
import { earlier } from '../util/instants.js';
import { ROWS_AT_ONCE } from '../work/housekeeping.js';
import type { SecurityKind } from './recordedOperations.js';

const MAX_AGENT = 200;
const MAX_SUBJECT = 140;

export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly actor: 'member' | 'operator';
  readonly memberId: string | null;
  /** A keyed fingerprint of a name that nobody has; see `fingerprint`. */
  readonly identityHash: Uint8Array | null;
  /** The client's network address. */
  readonly address: string;
  /** The client's `User-Agent`. */
  readonly agent: string;
  /** `ok`, or the refusal's code. */
  readonly result: string;
  readonly subject: string | null;
}

/** Adds an event to the security log. */
export async function recordSecurityEvent(
  { db, clock, entropy }: Pick<BrokerContext, 'db' | 'clock' | 'entropy'>,
  event: SecurityEvent,
): Promise<void> {
  const at = clock.wall();
  await db.transaction((tx) =>
    tx
      .insertInto('security_event')
      .values({
        id: newId('sev', at, entropy),
        at,
        kind: event.kind,
        actor: event.actor,
        member_id: event.memberId,
        identity_hash: event.identityHash,
        address: event.address,
        agent: storable(event.agent).slice(0, MAX_AGENT),
        result: event.result,
        subject: event.subject === null ? null : storable(event.subject).slice(0, MAX_SUBJECT),
      })
      .execute(),
  );
}

/** A refused request may contain NUL, the only character that PostgreSQL's text cannot. */
const storable = (text: string): string => text.replaceAll('\0', '');

export interface SecurityFilter {
  readonly memberId: string | undefined;
  readonly kind: string | undefined;
}

/** The last events, newest first. */
export function listSecurityEvents(queries: Queries, filter: SecurityFilter, limit: number) {
  let query = queries.selectFrom('security_event').selectAll();
  if (filter.memberId !== undefined) query = query.where('member_id', '=', filter.memberId);
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Deletes events older than the retention time, a few at a time; nothing else deletes from the log. */
export async function forgetSecurityEvents({
  db,
  clock,
  config,
}: Pick<BrokerContext, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = earlier(clock.wall(), config.securityLogDays * DAY_MS);
  const forgetSome = async (tx: Tx): Promise<number> => {
    await sql`select set_config('fairlot.retention', 'over', true)`.execute(tx);
    const { numAffectedRows = 0n } = await sql`
      delete from security_event where id in (
        select id from security_event where at < ${before} order by at limit ${ROWS_AT_ONCE})`.execute(tx);
    return Number(numAffectedRows);
  };
  while ((await db.transaction(forgetSome)) === ROWS_AT_ONCE);
}
