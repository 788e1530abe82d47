import { isIPv6 } from 'node:net';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Tx } from '../db/database.js';
import { hashToken } from '../http/authenticate.js';
import { newId } from '../ids.js';

const TOKEN_BYTES = 32;

interface NewSession {
  readonly memberId: string;
  readonly platform: string;
  readonly address: string;
}

/** Opens a session. @returns the token, which is stored nowhere else: 256 random bits, base64url */
export async function openSession(
  tx: Tx,
  { clock, entropy }: { readonly clock: Clock; readonly entropy: Entropy },
  session: NewSession,
): Promise<string> {
  const token = Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url');
  const wall = clock.wall();
  await tx
    .insertInto('member_session')
    .values({
      id: newId('ses', wall, entropy),
      member_id: session.memberId,
      token_hash: Buffer.from(hashToken(token)),
      platform: session.platform,
      ip_prefix: toPrefix(session.address),
      created_at: wall,
      last_seen_at: wall,
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Ends a session; ending it again changes nothing. */
export async function revokeSession(tx: Tx, sessionId: string, wall: Date): Promise<void> {
  await tx
    .updateTable('member_session')
    .set({ revoked_at: wall })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** As much of an address as a member needs to recognise a device: `203.0.113.0/24`, `2001:db8:1::/48`. */
function toPrefix(address: string): string {
  if (!isIPv6(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}
