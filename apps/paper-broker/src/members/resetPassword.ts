import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { limitedAddress } from '../http/clientAddress.js';
import { refuseField } from '../http/refusal.js';
import { forgetTries } from './attempts.js';
import { tryCode } from './codes.js';
import { noteCredentialsChange } from './credentialsChange.js';
import { findContactOwner, readContact } from './contact.js';
import { toRecipient } from '../messaging/contactAddress.js';
import { requireGoodPassword, requireUnlikePayPassword } from './newPassword.js';
import { hashPassword } from './passwords.js';
import { endSessions } from './sessions.js';
import { notifyMemberEverywhere } from './notifyMember.js';

/**
 * Sets a new password with a code: every session ends, a frozen account is free again. A second step of signing in stays.
 * @throws Refusal as the contract says; an address that nobody has is a wrong code
 */
export async function resetPassword(
  context: BrokerContext,
  body: Wire['PasswordReset'],
  address: string,
): Promise<void> {
  const { db, clock } = context;
  const contact = readContact(body);
  requireGoodPassword(context.config.passwordPolicy, body.password, body.confirm_password);
  const code = await tryCode(context, [contact], 'reset', body.code, limitedAddress(address));
  const passwordHash = await hashPassword(body.password, limitedAddress(address));
  await db.transaction(async (tx) => {
    await code.redeem(tx);
    const owner = await findContactOwner(tx, contact);
    if (owner === undefined) throw refuseField('code', 'code_invalid');
    requireUnlikePayPassword(body.password, owner.hasPayPassword);
    await tx
      .updateTable('member')
      .set({ password_hash: passwordHash, frozen_at: null })
      .where('id', '=', owner.id)
      .execute();
    await noteCredentialsChange(tx, context, owner.id);
    await endSessions(tx, owner.id, clock.wall());
    await notifyMemberEverywhere(tx, context, { memberId: owner.id, template: 'password_reset' });
  });
  // A member who has just proved who they are need not wait because of somebody else's wrong guesses.
  await forgetTries(context, toRecipient(contact));
}
