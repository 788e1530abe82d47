import type { BrokerContext } from '../../context.js';
import type { Queries } from '../../db/database.js';
import { Refusal, refuseField } from '../../http/refusal.js';
import type { SignedIn } from '../../http/operation.js';
import { seal } from '../../secrets/sealing.js';
import { compareAsTry } from '../attempts.js';
import { noteCredentialsChange } from '../credentialsChange.js';
import { notifyMember, notifyMemberEverywhere } from '../notifyMember.js';
import { endSessions } from '../sessions.js';
import { drawRecoveryCodes, hashRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.js';
import { matchStep, TOTP_SECRET_BYTES } from './totp.js';
import { openTotpSecret } from './totpSecret.js';

/** The second step of a member, on or only started; undefined for neither. */
export const findTotp = (queries: Queries, memberId: string) =>
  queries.selectFrom('member_totp').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/**
 * Stores a new key, which replaces one that was never confirmed.
 * @returns the key, for the member's authenticator app
 * @throws Refusal `totp_already_on`
 */
export async function startTotp(context: BrokerContext, memberId: string): Promise<Buffer> {
  const { db, config, entropy } = context;
  if (((await findTotp(db.read, memberId))?.enabled_at ?? null) !== null)
    throw new Refusal('totp_already_on');
  const secret = Buffer.from(entropy.bytes(TOTP_SECRET_BYTES));
  const sealed = seal(config, secret);
  await db.transaction((tx) =>
    tx
      .insertInto('member_totp')
      .values({ member_id: memberId, sealed_secret: sealed, enabled_at: null })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({ sealed_secret: sealed, enabled_at: null, last_step: 0 }),
      )
      .execute(),
  );
  return secret;
}

/**
 * Turns the second step on with the first code of the app, and ends the member's other sessions.
 * @returns the recovery codes
 * @throws Refusal `totp_not_started`, `totp_already_on`, `rate_limited`, at `code` for a wrong one
 */
export async function confirmTotp(
  context: BrokerContext,
  { memberId, sessionId }: SignedIn,
  code: string,
): Promise<string[]> {
  const { db, clock } = context;
  const totp = await findTotp(db.read, memberId);
  if (totp === undefined) throw new Refusal('totp_not_started');
  if (totp.enabled_at !== null) throw new Refusal('totp_already_on');
  const step = await compareAsTry(context, `totp ${memberId}`, async () =>
    matchStep(openTotpSecret(context, totp.sealed_secret), code, clock.wall(), totp.last_step),
  );
  if (step === undefined) throw refuseField('code', 'code_invalid');
  const codes = drawRecoveryCodes(context);
  const hashes = await hashRecoveryCodes(context.config, memberId, codes);
  await db.transaction(async (tx) => {
    const turnedOn = await tx
      .updateTable('member_totp')
      .set({ enabled_at: clock.wall(), last_step: step })
      .where('member_id', '=', memberId)
      .where('enabled_at', 'is', null)
      .returning('member_id')
      .executeTakeFirst();
    // Another request was first; the recovery codes that it has shown stay valid.
    if (turnedOn === undefined) throw new Refusal('totp_already_on');
    await replaceRecoveryCodes(tx, context, memberId, hashes);
    await noteCredentialsChange(tx, context, memberId);
    await endSessions(tx, memberId, clock.wall(), sessionId);
    await notifyMember(tx, context, { memberId, template: 'totp_on' });
  });
  return codes;
}

/**
 * Replaces the recovery codes.
 * @returns the new ones
 * @throws Refusal `totp_not_started` while the second step is off
 */
export async function renewRecoveryCodes(context: BrokerContext, memberId: string): Promise<string[]> {
  const { db } = context;
  if (((await findTotp(db.read, memberId))?.enabled_at ?? null) === null)
    throw new Refusal('totp_not_started');
  const codes = drawRecoveryCodes(context);
  const hashes = await hashRecoveryCodes(context.config, memberId, codes);
  await db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, context, memberId, hashes);
    await noteCredentialsChange(tx, context, memberId);
  });
  return codes;
}

/** Turns the second step off, and removes its recovery codes. Does nothing while it is off. */
export async function disableTotp(context: BrokerContext, memberId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('member_totp')
      .where('member_id', '=', memberId)
      .returning('enabled_at')
      .executeTakeFirst();
    await replaceRecoveryCodes(tx, context, memberId, []);
    const wasOn = gone !== undefined && gone.enabled_at !== null;
    if (!wasOn) return;
    await noteCredentialsChange(tx, context, memberId);
    await notifyMemberEverywhere(tx, context, { memberId, template: 'totp_off' });
  });
}
