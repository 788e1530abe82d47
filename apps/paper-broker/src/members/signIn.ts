import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Call } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { findByLogin, findByPhone, type SignInMember } from './queries.js';
import { hashPassword, isOutdated, isPassword } from './passwords.js';
import { openSession } from './sessions.js';
import { askSecondStep } from './totp/secondStep.js';
import { checkThrottle, countFailure, forgetFailures } from './signInThrottle.js';

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy'>;
/** Signed in, or a second step is left. */
export type SignInOutcome = { readonly token: string } | { readonly secondStep: Wire['SecondStepNeeded'] };
type Device = Pick<Call, 'platform' | 'address'>;

/** Signs in by mail address or member id. @throws Refusal as `signIn` */
export async function signInByLogin(
  tools: Tools,
  login: string,
  password: string,
  device: Device,
): Promise<SignInOutcome> {
  const member = await findByLogin(tools.db.read, login);
  return signIn(tools, login, member, password, device);
}

/** Signs in by phone number. @throws Refusal as `signIn` */
export async function signInByPhone(
  tools: Tools,
  areaCode: string,
  phone: string,
  password: string,
  device: Device,
): Promise<SignInOutcome> {
  const member = await findByPhone(tools.db.read, areaCode, phone);
  return signIn(tools, `${areaCode} ${phone}`, member, password, device);
}

/**
 * @throws Refusal `invalid_credentials` for an unknown identity and a wrong password alike, `rate_limited` after too
 * many of them, `account_locked` and `account_frozen` only to someone who knows the password
 */
async function signIn(
  tools: Tools,
  identity: string,
  member: SignInMember | undefined,
  password: string,
  device: Device,
): Promise<SignInOutcome> {
  await checkThrottle(tools, identity);
  if (!(await isPassword(password, member?.passwordHash)) || member === undefined) {
    await countFailure(tools, identity);
    throw new Refusal('invalid_credentials');
  }
  if (member.isLocked) throw new Refusal('account_locked');
  if (member.isFrozen) throw new Refusal('account_frozen');
  await forgetFailures(tools, identity);
  const renewedHash = isOutdated(member.passwordHash) ? await hashPassword(password) : undefined;
  const secondStep = await askSecondStep(tools, member.id);
  if (secondStep !== undefined) return { secondStep };
  return tools.db.transaction(async (tx) => {
    if (renewedHash !== undefined) {
      await tx
        .updateTable('member')
        .set({ password_hash: renewedHash })
        .where('id', '=', member.id)
        .execute();
    }
    return { token: await openSession(tx, tools, { memberId: member.id, ...device }) };
  });
}
