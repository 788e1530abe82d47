import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { limitedAddress } from '../http/clientAddress.js';
import { Refusal } from '../http/refusal.js';
import { normalizeLogin, toPhoneNumber } from '../messaging/contactAddress.js';
import { findByLogin, findByPhone, type SignInMember } from './queries.js';
import { hashPassword, isOutdated, isPassword } from './passwords.js';
import { openSignIn } from './openSignIn.js';
import type { Device } from './sessions.js';
import { askSecondStep } from './totp/secondStep.js';
import { compareAsTry } from './attempts.js';

type Tools = Pick<BrokerContext, 'db' | 'clock' | 'entropy' | 'config'>;
/** A token, or a second step that is still needed. */
export type SignInOutcome = { readonly token: string } | { readonly secondStep: Wire['SecondStepNeeded'] };

/** Signs in by mail address or member id. @throws Refusal as `signIn` */
export async function signInByLogin(
  tools: Tools,
  login: string,
  password: string,
  device: Device,
): Promise<SignInOutcome> {
  const member = await findByLogin(tools.db.read, login);
  return signIn(tools, { identity: normalizeLogin(login), found: member, password, device });
}

/** Signs in by phone number. @throws Refusal as `signIn` */
export async function signInByPhone(
  tools: Tools,
  {
    areaCode,
    phone,
    password,
    device,
  }: {
    readonly areaCode: string;
    readonly phone: string;
    readonly password: string;
    readonly device: Device;
  },
): Promise<SignInOutcome> {
  const member = await findByPhone(tools.db.read, areaCode, phone);
  return signIn(tools, { identity: toPhoneNumber(areaCode, phone), found: member, password, device });
}

interface SignInTry {
  /** The login or phone number, normalized: tries are counted for it. */
  readonly identity: string;
  readonly found: SignInMember | undefined;
  readonly password: string;
  readonly device: Device;
}

/**
 * @throws Refusal `invalid_credentials` for an unknown identity as for a wrong password, `rate_limited` after too
 * many of them; `account_locked` and `account_frozen` only to someone who knows the password
 */
async function signIn(
  tools: Tools,
  { identity, found, password, device }: SignInTry,
): Promise<SignInOutcome> {
  const member = await compareAsTry(tools, identity, async () =>
    (await isPassword(password, found?.passwordHash, limitedAddress(device.address))) ? found : undefined,
  );
  if (member === undefined) throw new Refusal('invalid_credentials');
  if (member.isLocked) throw new Refusal('account_locked');
  if (member.isFrozen) throw new Refusal('account_frozen');
  const renewedHash = isOutdated(tools.config, member.passwordHash)
    ? await hashPassword(tools.config, password, member.id)
    : undefined;
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
    return { token: await openSignIn(tx, tools, { memberId: member.id, device }) };
  });
}
