import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { hashContact, type Contact } from './contact.js';
import { hashPassword, isPassword } from './passwords.js';
import type { CodePurpose } from './schema.js';

export const CODE_LIFE_S = 600;
export const CODE_RESEND_S = 60;
const ALLOWED_TRIES = 5;
const CODES_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy'>;

/** Six digits, each as likely as any other: what would favour low numbers is drawn again. */
function drawCode({ entropy }: Tools): string {
  const limit = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  for (;;) {
    const number = Buffer.from(entropy.bytes(4)).readUInt32BE();
    if (number < limit) return String(number % 1_000_000).padStart(6, '0');
  }
}

/**
 * Makes a code for an address and a purpose; what was sent before stops working. The work and the answer are the same
 * whether or not the code is going to be sent, so nothing tells who has an account.
 * @param send called in the transaction that stores the code
 * @throws Refusal `code_too_soon` within 60 s of the last one, `rate_limited` after five in an hour
 */
export async function issueCode(
  tools: Tools,
  contact: Contact,
  purpose: CodePurpose,
  send: (tx: Tx, code: string) => Promise<void>,
): Promise<void> {
  const { db, clock, entropy } = tools;
  const code = drawCode(tools);
  const codeHash = await hashPassword(code);
  const targetHash = hashContact(contact);
  const wall = clock.wall();
  await db.transaction(async (tx) => {
    const recent = await tx
      .selectFrom('verification_code')
      .select(['created_at', 'purpose'])
      .where('target_hash', '=', targetHash)
      .where('created_at', '>', new Date(wall.getTime() - HOUR_MS))
      .orderBy('created_at', 'desc')
      .execute();
    refuseTooMany(recent, purpose, wall);
    await tx
      .insertInto('verification_code')
      .values({
        id: newId('vfc', wall, entropy),
        target_hash: targetHash,
        purpose,
        code_hash: codeHash,
        created_at: wall,
        expires_at: new Date(wall.getTime() + CODE_LIFE_S * 1000),
        used_at: null,
      })
      .execute();
    await send(tx, code);
  });
}

function refuseTooMany(
  recent: readonly { created_at: Date; purpose: CodePurpose }[],
  purpose: CodePurpose,
  wall: Date,
): void {
  const last = recent.find((each) => each.purpose === purpose);
  const waitMs = (last?.created_at.getTime() ?? -HOUR_MS) + CODE_RESEND_S * 1000 - wall.getTime();
  if (last !== undefined && waitMs > 0) {
    throw new Refusal('code_too_soon', { retryAfterS: Math.ceil(waitMs / 1000) });
  }
  const oldest = recent[CODES_AN_HOUR - 1];
  if (oldest === undefined) return;
  const leftMs = oldest.created_at.getTime() + HOUR_MS - wall.getTime();
  throw new Refusal('rate_limited', { retryAfterS: Math.ceil(leftMs / 1000) });
}

/** A try at a code that has been counted, whatever comes of it. */
export interface CodeTry {
  /**
   * Uses the code up, in the transaction of what it allows.
   * @throws Refusal `code_invalid` for a wrong one, `code_expired` for one that is too old, used or tried too often
   */
  redeem(tx: Tx): Promise<void>;
}

/**
 * Tries a code against the newest one of these addresses for the purpose. Counted before it is compared, in a
 * transaction of its own: guesses sent at the same time, or undone with the work they were for, count as well.
 */
export async function tryCode(
  { db, clock }: Tools,
  contacts: readonly Contact[],
  purpose: CodePurpose,
  code: string,
): Promise<CodeTry> {
  const wall = clock.wall();
  const found = await db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('verification_code')
      .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
      .where('target_hash', 'in', contacts.map(hashContact))
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isDead = row.used_at !== null || row.expires_at <= wall || row.tries >= ALLOWED_TRIES;
    if (isDead) return { ...row, isDead };
    await tx
      .updateTable('verification_code')
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute();
    return { ...row, isDead };
  });
  // Compared in any case, so that the time tells nothing.
  const isRight = await isPassword(code, found?.code_hash);
  return {
    async redeem(tx) {
      if (found?.isDead === true) throw refuseField('code', 'code_expired');
      if (found === undefined || !isRight) throw refuseField('code', 'code_invalid');
      const used = await tx
        .updateTable('verification_code')
        .set({ used_at: wall })
        .where('id', '=', found.id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (used === undefined) throw refuseField('code', 'code_expired');
    },
  };
}
