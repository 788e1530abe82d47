import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../../context.js';
import { hashToken } from '../../http/authenticate.js';
import { Refusal, refuseField } from '../../http/refusal.js';
import { later } from '../../util/instants.js';
import { openSignIn } from '../openSignIn.js';
import type { Device } from '../sessions.js';
import { compareAsTry } from '../attempts.js';
import { notifyMember } from '../notifyMember.js';
import { countRecoveryCodes, findRecoveryCode } from './recoveryCodes.js';
import { matchStep } from './totp.js';
import { openTotpSecret } from './totpSecret.js';

const CHALLENGE_BYTES = 32;
const LIFE_S = 300;
const ALLOWED_TRIES = 5;

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>;

/** The answer to a sign-in that needs a second step; undefined for a member without one. */
export async function askSecondStep(
  { db, clock, entropy }: Tools,
  memberId: string,
): Promise<Wire['SecondStepNeeded'] | undefined> {
  const totp = await db.read
    .selectFrom('member_totp')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  if (totp === undefined) return undefined;
  const challenge = Buffer.from(entropy.bytes(CHALLENGE_BYTES)).toString('base64url');
  const expiresAt = later(clock.wall(), LIFE_S * 1000);
  await db.transaction((tx) =>
    tx
      .insertInto('sign_in_challenge')
      .values({ token_hash: hashToken(challenge), member_id: memberId, expires_at: expiresAt })
      .execute(),
  );
  return { challenge, methods: ['totp', 'recovery_code'], expires_in: LIFE_S };
}

/**
 * Takes the second step of signing in.
 * @returns the new session's token
 * @throws Refusal `code_invalid`; `code_expired` for a challenge that has expired or was tried too often;
 * `rate_limited`, `account_locked`, `account_frozen`
 */
export async function takeSecondStep(
  context: BrokerContext,
  { challenge, code }: Wire['SecondStep'],
  device: Device,
): Promise<string> {
  const { db, clock } = context;
  const tokenHash = hashToken(challenge);
  const memberId = await countTry(context, tokenHash);
  const proof = await compareAsTry(context, `totp ${memberId}`, () => findProof(context, memberId, code));
  if (proof === undefined) throw refuseField('code', 'code_invalid');
  return db.transaction(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['locked_at', 'frozen_at'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (member.locked_at !== null) throw new Refusal('account_locked');
    if (member.frozen_at !== null) throw new Refusal('account_frozen');
    const used = await (
      'step' in proof
        ? tx
            .updateTable('member_totp')
            .set({ last_step: proof.step })
            .where('member_id', '=', memberId)
            .where('last_step', '<', proof.step)
            .returning('member_id')
        : tx
            .updateTable('recovery_code')
            .set({ used_at: clock.wall() })
            .where('member_id', '=', memberId)
            .where('id', '=', proof.recoveryId)
            .where('used_at', 'is', null)
            .returning('member_id')
    ).executeTakeFirst();
    // Another request has used the same code.
    if (used === undefined) throw refuseField('code', 'code_invalid');
    await tx.deleteFrom('sign_in_challenge').where('token_hash', '=', tokenHash).execute();
    if ('recoveryId' in proof) {
      const params = { left: String(await countRecoveryCodes(tx, memberId)) };
      await notifyMember(tx, context, { memberId, template: 'recovery_code_used', params });
    }
    return openSignIn(tx, context, { memberId, device });
  });
}

async function countTry({ db, clock }: Tools, tokenHash: Uint8Array): Promise<string> {
  const row = await db.transaction((tx) =>
    tx
      .updateTable('sign_in_challenge')
      .set((set) => ({ tries: set('tries', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', clock.wall())
      .where('tries', '<', ALLOWED_TRIES)
      .returning('member_id')
      .executeTakeFirst(),
  );
  if (row === undefined) throw refuseField('code', 'code_expired');
  return row.member_id;
}

type Proof = { readonly step: number } | { readonly recoveryId: string };

async function findProof(tools: Tools, memberId: string, code: string): Promise<Proof | undefined> {
  const { db, clock } = tools;
  if (!/^\d{6}$/.test(code)) {
    const recoveryId = await findRecoveryCode(db.read, memberId, code);
    return recoveryId === undefined ? undefined : { recoveryId };
  }
  const totp = await db.read
    .selectFrom('member_totp')
    .select(['sealed_secret', 'last_step'])
    .where('member_id', '=', memberId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  if (totp === undefined) return undefined;
  const step = matchStep(openTotpSecret(tools, totp.sealed_secret), code, clock.wall(), totp.last_step);
  return step === undefined ? undefined : { step };
}
