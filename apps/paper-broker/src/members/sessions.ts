import { sql } from 'kysely';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Queries, Tx } from '../db/database.js';
import { MOST_AT_ONCE } from '../db/fromTheNewest.js';
import { DAY_MS } from '../util/durations.js';
import { announceAll } from '../events/announce.js';
import { toNetwork } from '../http/clientAddress.js';
import { hashToken } from '../http/authenticate.js';
import type { AnyCall } from '../http/operation.js';
import { newId } from '../ids.js';
import { earlier } from '../util/instants.js';
import { readDevice } from './readDevice.js';

const TOKEN_BYTES = 32;
const IDLE_MS = 7 * DAY_MS;
const LIFE_MS = 30 * DAY_MS;
/** Most sessions of a member. The list shows as many, so that their owner sees all of them. */
const MOST_OPEN = 100;

/** What a call tells of the device that it comes from. */
export type Device = Pick<AnyCall, 'platform' | 'agent' | 'address'>;

export interface NewSession {
  readonly memberId: string;
  readonly device: Device;
  /** When the owner signed in; the current time by default, except for a session that continues another one. */
  readonly since?: Date;
}

/**
 * Opens a session, and ends the oldest one if the member would have more than `MOST_OPEN`.
 * @returns its token, which is not stored: 256 random bits, base64url
 */
export async function openSession(
  tx: Tx,
  { clock, entropy }: { readonly clock: Clock; readonly entropy: Entropy },
  { memberId, device, since }: NewSession,
): Promise<string> {
  const token = Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url');
  const wall = clock.wall();
  const id = newId('ses', wall, entropy);
  await tx
    .insertInto('member_session')
    .values({
      id,
      member_id: memberId,
      token_hash: Buffer.from(hashToken(token)),
      platform: device.platform,
      ...readDevice(device.agent),
      ip_prefix: toPrefix(device.address),
      created_at: since ?? wall,
      last_seen_at: wall,
      revoked_at: null,
    })
    // While a member's partition is missing, the second factor seems not to exist, so the sign-in did not ask for it.
    .returning(sql`require_partitions_of(member_id)`.as('has_partitions'))
    .execute();
  await endOldest(tx, memberId, wall, id);
  return token;
}

/** Ends a member's oldest sessions beyond `MOST_OPEN`, a part at a time: there was no limit in earlier versions. */
async function endOldest(tx: Tx, memberId: string, wall: Date, newestId: string): Promise<void> {
  const ended = await tx
    .updateTable('member_session')
    .set({ revoked_at: wall })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    // An array, because a subquery may run again for each of the member's sessions.
    .where(
      sql<boolean>`id = any(array(
        select id from member_session
         where member_id = ${memberId} and revoked_at is null and id <> ${newestId}
         order by created_at desc, id desc offset ${MOST_OPEN - 1} limit ${MOST_AT_ONCE}))`,
    )
    .returning(['id', 'member_id'])
    .execute();
  await announceEnds(tx, ended);
}

/** Ends a session. Ending it again changes nothing. */
export async function revokeSession(tx: Tx, sessionId: string, wall: Date): Promise<void> {
  const ended = await tx
    .updateTable('member_session')
    .set({ revoked_at: wall })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'member_id'])
    .execute();
  await announceEnds(tx, ended);
}

/** Ends all sessions of a member, except `exceptId`. */
export async function endSessions(tx: Tx, memberId: string, wall: Date, exceptId?: string): Promise<void> {
  let query = tx
    .updateTable('member_session')
    .set({ revoked_at: wall })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  await announceEnds(tx, await query.returning(['id', 'member_id']).execute());
}

/** Announces ended sessions, so that their open apps sign out at once. */
function announceEnds(tx: Tx, ended: readonly { id: string; member_id: string }[]): Promise<void> {
  return announceAll(
    tx,
    ended.map(({ id, member_id }) => ({ memberId: member_id, event: 'logout', id })),
  );
}

/** The valid sessions of a member, last used first. The rule is that of `live_session`. */
export async function listLiveSessions(queries: Queries, memberId: string, wall: Date) {
  const newest = queries
    .selectFrom('member_session')
    .select(['id', 'platform', 'browser', 'system', 'ip_prefix', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>', earlier(wall, IDLE_MS))
    .where('created_at', '>', earlier(wall, LIFE_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OPEN);
  return queries
    .selectFrom(newest.as('newest'))
    .selectAll()
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The network of an address, which is enough to recognise a device: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function toPrefix(address: string): string {
  if (address.includes(':')) return toNetwork(address, 48);
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}
