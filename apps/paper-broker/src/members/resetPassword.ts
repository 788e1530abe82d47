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
 * Sets a new password with a code. It ends every session and unlocks a frozen account. A second step of signing in is
 * kept.
 * @throws Refusal as the contract says; `code_invalid` for an address that nobody has
 */
export async function resetPassword(
  context: BrokerContext,
  body: Wire['PasswordReset'],
  address: string,
): Promise<void> {
  const { db, clock } = context;
  const contact = readContact(body);
  requireGoodPassword(context.config.passwordPolicy, body.password, body.confirm_password);
  const code = await tryCode(context, {
    contacts: [contact],
    purpose: 'reset',
    code: body.code,
    requester: limitedAddress(address),
  });
  const passwordHash = await hashPassword(context.config, body.password, limitedAddress(address));
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
  // A member who has proved their identity does not wait because of another person's wrong guesses.
  await forgetTries(context, toRecipient(contact));
}
