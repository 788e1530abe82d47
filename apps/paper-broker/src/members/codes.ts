import { sql } from 'kysely';
import { MOST_APART_MS } from '../util/clockDifference.js';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { HOUR_MS } from '../util/durations.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import { earlier, later } from '../util/instants.js';
import { hashContact } from './contact.js';
import type { Contact } from '../messaging/contactAddress.js';
import { eraseMessagesOf } from '../messaging/eraseCodes.js';
import { hashPassword, isPassword } from './passwords.js';
import type { CodePurpose } from './schema.js';

export const CODE_LIFE_S = 600;
export const CODE_RESEND_S = 60;
const ALLOWED_TRIES = 5;
const CODES_AN_HOUR = 5;

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>;

/**
 * A uniformly distributed six-digit code. Numbers beyond the last full range are drawn again, because they would
 * favour low codes.
 */
function drawCode({ entropy }: Tools): string {
  const limit = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  for (;;) {
    const number = Buffer.from(entropy.bytes(4)).readUInt32BE();
    if (number < limit) return String(number % 1_000_000).padStart(6, '0');
  }
}

/** A code that is sent to an address. */
export interface IssuedCode {
  readonly codeId: string;
  readonly text: string;
  readonly expiresAt: Date;
}

/**
 * Issues a code for an address and a purpose; earlier ones become invalid. The work and the answer do not depend on
 * whether the code is really sent, so that they do not reveal who has an account.
 * @param asked `requester` is the network address of the request. Limits are counted for it, so that a stranger's
 * requests never block the owner
 * @param send called in the transaction that stores the code
 * @throws Refusal `code_too_soon` within 60 s of the last code, `rate_limited` after five codes in an hour
 */
export async function issueCode(
  tools: Tools,
  {
    contact,
    purpose,
    requester,
  }: { readonly contact: Contact; readonly purpose: CodePurpose; readonly requester: string },
  send: (tx: Tx, code: IssuedCode) => Promise<void>,
): Promise<void> {
  const { db, clock, entropy } = tools;
  const code = drawCode(tools);
  const codeHash = await hashPassword(tools.config, code, requester);
  const targetHash = hashContact(contact);
  const wall = clock.wall();
  await db.transaction(async (tx) => {
    // Codes of a clock that was ahead would count as the newest until that time.
    await tx
      .deleteFrom('verification_code')
      .where('target_hash', '=', targetHash)
      .where('purpose', '=', purpose)
      .where('requester', '=', requester)
      .where('created_at', '>', later(wall, MOST_APART_MS))
      .execute();
    const recent = await tx
      .selectFrom('verification_code')
      .select(['id', 'created_at'])
      .where('target_hash', '=', targetHash)
      .where('purpose', '=', purpose)
      .where('requester', '=', requester)
      .where('created_at', '>', earlier(wall, HOUR_MS))
      .orderBy('created_at', 'desc')
      .execute();
    refuseTooMany(recent, wall);
    await eraseMessagesOf(
      tx,
      recent.map(({ id }) => id),
    );
    const codeId = newId('vfc', wall, entropy);
    const expiresAt = later(wall, CODE_LIFE_S * 1000);
    await tx
      .insertInto('verification_code')
      .values({
        id: codeId,
        target_hash: targetHash,
        purpose,
        requester,
        code_hash: codeHash,
        created_at: wall,
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
    await send(tx, { codeId, text: code, expiresAt });
  });
}

function refuseTooMany(recent: readonly { readonly created_at: Date }[], wall: Date): void {
  const [last] = recent;
  const waitMs = (last?.created_at.getTime() ?? -HOUR_MS) + CODE_RESEND_S * 1000 - wall.getTime();
  if (last !== undefined && waitMs > 0) {
    const retryAfterS = Math.ceil(waitMs / 1000);
    throw new Refusal('code_too_soon', { retryAfterS, params: { seconds: String(retryAfterS) } });
  }
  const oldest = recent[CODES_AN_HOUR - 1];
  if (oldest === undefined) return;
  const leftMs = oldest.created_at.getTime() + HOUR_MS - wall.getTime();
  throw new Refusal('rate_limited', { retryAfterS: Math.ceil(leftMs / 1000) });
}

/** A try that was counted, before its outcome takes effect. */
export interface CodeTry {
  /**
   * Marks the code as used, in the transaction of the work that it permits.
   * @throws Refusal `code_invalid` for a wrong code; `code_expired` for one that is too old, used, or tried too often
   */
  redeem(tx: Tx): Promise<void>;
}

/**
 * Compares a code with the newest one that this requester asked for. A requester that asked for none, such as a phone
 * that changed its network, is compared with the newest one of all. The tries of other requesters are counted
 * separately, so that a stranger's guesses never use up the owner's code. A try is counted before the comparison, in
 * its own transaction, so that guesses at the same time and guesses whose work is rolled back count too.
 */
export async function tryCode(
  { db, clock }: Tools,
  {
    contacts,
    purpose,
    code,
    requester,
  }: {
    readonly contacts: readonly Contact[];
    readonly purpose: CodePurpose;
    readonly code: string;
    readonly requester: string;
  },
): Promise<CodeTry> {
  const wall = clock.wall();
  const found = await db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('verification_code')
      .select(['id', 'code_hash', 'tries', 'foreign_tries', 'requester', 'expires_at', 'used_at'])
      .where('target_hash', 'in', contacts.map(hashContact))
      .where('purpose', '=', purpose)
      .orderBy(sql`requester = ${requester} and expires_at > ${wall}`, 'desc')
      .orderBy('created_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const counter = row.requester === requester ? 'tries' : 'foreign_tries';
    const isDead = row.used_at !== null || row.expires_at <= wall || row[counter] >= ALLOWED_TRIES;
    if (isDead) return { ...row, isDead };
    await tx
      .updateTable('verification_code')
      .set({ [counter]: row[counter] + 1 })
      .where('id', '=', row.id)
      .execute();
    return { ...row, isDead };
  });
  // Compares even without a stored code, so that the time taken reveals nothing.
  const isRight = await isPassword(code, found?.code_hash, requester);
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
      await eraseMessagesOf(tx, [found.id]);
    },
  };
}
