import type { BrokerContext } from '../context.js';
import { limitedAddress } from '../http/clientAddress.js';
import type { Call } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { compareAsTry } from './attempts.js';
import { CODE_LIFE_S } from './codes.js';
import { isPassword } from './passwords.js';
import { openSession } from './sessions.js';

/**
 * Signs in a client that repeats a registration because its answer was lost. It needs the same password. The code of
 * the registration must still be valid, and the session that it opened must not have ended.
 * @returns the token of a new session
 * @throws Refusal `already_registered` later, or with a second step; `idempotency_key_reused` for another password;
 * `rate_limited`
 */
export async function signInAgain(
  context: BrokerContext,
  call: Call<'registerMember'>,
  memberId: string,
): Promise<string> {
  const { db, clock } = context;
  const found = await db.read
    .selectFrom('member_session')
    .innerJoin('member', 'member.id', 'member_session.member_id')
    .leftJoin('member_totp', (join) =>
      join.onRef('member_totp.member_id', '=', 'member.id').on('member_totp.enabled_at', 'is not', null),
    )
    .select([
      'member.password_hash',
      'revoked_at',
      'member_session.created_at',
      'member_totp.enabled_at as second_step_at',
    ])
    .where('member.id', '=', memberId)
    .where('member.locked_at', 'is', null)
    .where('member.frozen_at', 'is', null)
    // The first session is the registration's.
    .orderBy('member_session.created_at')
    .limit(1)
    .executeTakeFirst();
  const oldest = clock.wall().getTime() - CODE_LIFE_S * 1000;
  const isOver =
    found === undefined ||
    found.revoked_at !== null ||
    found.second_step_at !== null ||
    found.created_at.getTime() < oldest;
  if (isOver) throw new Refusal('already_registered');
  const isRight = await compareAsTry(context, `again ${memberId}`, async () =>
    (await isPassword(call.body.password, found.password_hash, limitedAddress(call.address)))
      ? true
      : undefined,
  );
  if (isRight === undefined) throw new Refusal('idempotency_key_reused');
  return db.transaction((tx) => openSession(tx, context, { memberId, device: call }));
}
