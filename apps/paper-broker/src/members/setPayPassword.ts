import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { limitedAddress } from '../http/clientAddress.js';
import { refuseField, refuseInvalid } from '../http/refusal.js';
import { tryCode } from './codes.js';
import { noteCredentialsChange } from './credentialsChange.js';
import { listContacts } from './contact.js';
import { requireGoodPayPassword } from './newPassword.js';
import { hashPassword, isPassword } from './passwords.js';
import { requirePayPassword } from './payPassword.js';
import { reauthenticate } from './reauthenticate.js';
import { notifyMember } from './notifyMember.js';

type Change = Wire['PayPasswordChange'];
/** Runs in the transaction that stores the new pay password. */
type Proof = (tx: Tx) => Promise<void>;

/**
 * Sets, changes, or replaces a forgotten pay password. It must not be the login password.
 * @throws Refusal as the contract says
 */
export async function setPayPassword(
  context: BrokerContext,
  memberId: string,
  body: Change,
  address: string,
): Promise<void> {
  const { db } = context;
  const row = await db.read
    .selectFrom('member')
    .select(['password_hash', 'pay_password_hash'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const isFirst = row.pay_password_hash === null;
  const proof = await prove(context, { memberId, body, isFirst, address });
  requireGoodPayPassword(body.pay_password, body.confirm_pay_password);
  if (await isPassword(body.pay_password, row.password_hash, memberId)) {
    throw refuseField('pay_password', 'pay_password_like_password');
  }
  if (!isFirst && body.pay_password === body.old_pay_password) {
    throw refuseField('pay_password', 'password_unchanged');
  }
  const payPasswordHash = await hashPassword(context.config, body.pay_password, memberId);
  await db.transaction(async (tx) => {
    await proof(tx);
    await tx
      .updateTable('member')
      .set({
        pay_password_hash: payPasswordHash,
        pay_password_failures: 0,
        pay_password_locked_until: null,
      })
      .where('id', '=', memberId)
      .execute();
    await notifyMember(tx, context, {
      memberId,
      template: isFirst ? 'pay_password_set' : 'pay_password_changed',
      alsoTo: isFirst ? [] : await listContacts(tx, memberId),
    });
  });
}

interface ProofRequest {
  readonly memberId: string;
  readonly body: Change;
  readonly isFirst: boolean;
  readonly address: string;
}

/**
 * Checks that the caller is the owner: by the login password the first time, by the old pay password for a change, by
 * the login password and a code for a forgotten one.
 */
async function prove(
  context: BrokerContext,
  { memberId, body, isFirst, address }: ProofRequest,
): Promise<Proof> {
  if (!isFirst && body.old_pay_password !== undefined) {
    await requirePayPassword(context, memberId, body.old_pay_password, 'old_pay_password');
    return () => Promise.resolve();
  }
  if (body.password === undefined) {
    throw refuseInvalid(isFirst ? 'password' : 'old_pay_password', 'required');
  }
  await reauthenticate(context, memberId, body.password);
  if (isFirst) return () => Promise.resolve();
  if (body.code === undefined) throw refuseInvalid('code', 'required');
  const code = await tryCode(context, {
    contacts: await listContacts(context.db.read, memberId),
    purpose: 'pay_password',
    code: body.code,
    requester: limitedAddress(address),
  });
  return async (tx) => {
    await code.redeem(tx);
    await noteCredentialsChange(tx, context, memberId);
  };
}
