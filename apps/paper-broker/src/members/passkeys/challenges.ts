import { createHash } from 'node:crypto';
import type { BrokerContext } from '../../context.js';
import { later } from '../../util/instants.js';

const BYTES = 32;
const LIFE_MS = 300_000;

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy'>;

const hashOf = (challenge: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(challenge).digest());

/**
 * Makes a challenge for a device to sign. It is valid for 5 minutes and one use.
 * @param memberId the member who adds a passkey; null for signing in
 */
export async function makeChallenge(
  { db, clock, entropy }: Tools,
  memberId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(entropy.bytes(BYTES));
  const expiresAt = later(clock.wall(), LIFE_MS);
  await db.transaction((tx) =>
    tx
      .insertInto('passkey_challenge')
      .values({
        hash: hashOf(Buffer.from(bytes).toString('base64url')),
        member_id: memberId,
        expires_at: expiresAt,
      })
      .execute(),
  );
  return bytes;
}

/** Consumes a challenge. @returns whether it was made for this purpose and is still valid */
export async function useChallenge(
  { db, clock }: Tools,
  challenge: string,
  memberId: string | null,
): Promise<boolean> {
  const row = await db.transaction((tx) =>
    tx
      .deleteFrom('passkey_challenge')
      .where('hash', '=', hashOf(challenge))
      .where('member_id', memberId === null ? 'is' : '=', memberId)
      .where('expires_at', '>', clock.wall())
      .returning('hash')
      .executeTakeFirst(),
  );
  return row !== undefined;
}
