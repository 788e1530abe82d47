import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import type { SignedIn } from './operation.js';
import { MINUTE_MS } from '../util/durations.js';

const TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/i;
/** The age at which `last_seen_at` is written again, so that not every request writes. */
const SEEN_STEP_MS = MINUTE_MS;

/** The SHA-256 under which a token is stored. */
export function hashToken(token: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/** The hash of the token in an `Authorization` header; undefined if the header has no token of the right form. */
export function readTokenHash(authorization: string | undefined): Uint8Array | undefined {
  const token = TOKEN.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : hashToken(token);
}

interface LiveSession {
  readonly session_id: string;
  readonly member_id: string;
  readonly vip: boolean;
  readonly last_seen_at: Date;
}

/** The session of a token, which lives at most 7 days idle and 30 days in all, by wall time. */
export async function findSession(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  tokenHash: Uint8Array,
): Promise<SignedIn | undefined> {
  const wall = clock.wall();
  const [session] = await db.readPrepared<LiveSession>(
    'find_session',
    'select session_id, member_id, vip, last_seen_at, require_partitions_of(member_id) from live_session($1, $2)',
    [Buffer.from(tokenHash), wall],
  );
  if (session === undefined) return undefined;
  if (wall.getTime() - session.last_seen_at.getTime() > SEEN_STEP_MS) {
    await db.prepared(
      'touch_session',
      'update member_session set last_seen_at = $3 where member_id = $1 and id = $2',
      [session.member_id, session.session_id, wall],
    );
  }
  return { memberId: session.member_id, sessionId: session.session_id, vip: session.vip };
}
