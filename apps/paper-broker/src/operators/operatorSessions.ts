import type { Actor } from '../audit/audit.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { hashToken } from '../http/authenticate.js';
import { newId } from '../ids.js';
import { earlier } from '../util/instants.js';
import type { SignedInOperator } from './operation.js';
import { isConfirmed } from './operatorRow.js';

const TOKEN_BYTES = 32;
const IDLE_MS = 30 * MINUTE_MS;
const LIFE_MS = 10 * HOUR_MS;
/** `last_seen_at` is updated at most this often, not on every request. */
const SEEN_STEP_MS = MINUTE_MS;

/** Opens a session. @returns its token, which is not stored: 256 random bits, base64url */
export async function openOperatorSession(
  tx: Tx,
  { clock, entropy }: Pick<BrokerContext, 'clock' | 'entropy'>,
  operatorId: string,
): Promise<string> {
  const token = Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url');
  const wall = clock.wall();
  await tx
    .insertInto('operator_session')
    .values({
      id: newId('ses', wall, entropy),
      operator_id: operatorId,
      token_hash: Buffer.from(hashToken(token)),
      created_at: wall,
      last_seen_at: wall,
      revoked_at: null,
    })
    .execute();
  return token;
}

/**
 * The operator of a token. A session ends after 30 minutes without a request, or 10 hours after its start; wall time.
 */
export async function findOperatorSession(
  { db, clock }: Pick<BrokerContext, 'db' | 'clock'>,
  tokenHash: Uint8Array,
  address: Actor['address'],
): Promise<SignedInOperator | undefined> {
  const wall = clock.wall();
  const row = await db.read
    .selectFrom('operator_session as session')
    .innerJoin('operator', 'operator.id', 'session.operator_id')
    .select([
      'session.id as session_id',
      'session.last_seen_at',
      'operator.id',
      'operator.name',
      'operator.role',
      'operator.given_by',
    ])
    .where('session.token_hash', '=', Buffer.from(tokenHash))
    .where('session.revoked_at', 'is', null)
    .where('session.last_seen_at', '>', earlier(wall, IDLE_MS))
    .where('session.created_at', '>', earlier(wall, LIFE_MS))
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (wall.getTime() - row.last_seen_at.getTime() > SEEN_STEP_MS)
    await db.transaction((tx) =>
      tx
        .updateTable('operator_session')
        .set({ last_seen_at: wall })
        .where('id', '=', row.session_id)
        .execute(),
    );
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    isConfirmed: isConfirmed(row),
    sessionId: row.session_id,
    address,
  };
}

/** Ends one session, or all sessions of an operator. */
export async function endOperatorSessions(
  tx: Tx,
  of: { readonly sessionId: string } | { readonly operatorId: string },
  wall: Date,
): Promise<void> {
  const live = tx.updateTable('operator_session').set({ revoked_at: wall }).where('revoked_at', 'is', null);
  await (
    'sessionId' in of ? live.where('id', '=', of.sessionId) : live.where('operator_id', '=', of.operatorId)
  ).execute();
}
