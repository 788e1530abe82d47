import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { limitedAddress } from '../http/clientAddress.js';
import { Refusal } from '../http/refusal.js';
import { tryCode } from './codes.js';
import { findContactOwner, listContacts, readContact } from './contact.js';
import { toRecipient } from '../messaging/contactAddress.js';
import { reauthenticate } from './reauthenticate.js';
import { notifyMember } from './notifyMember.js';

/**
 * Sets a member's new mail address or phone number, once its code was confirmed. The old address is notified.
 * @throws Refusal as the contract says; `already_registered` only to someone who has the code
 */
export async function changeContact(
  context: BrokerContext,
  memberId: string,
  body: Wire['ContactChange'],
  address: string,
): Promise<void> {
  const contact = readContact(body);
  await reauthenticate(context, memberId, body.password);
  const code = await tryCode(context, {
    contacts: [contact],
    purpose: 'bind',
    code: body.code,
    requester: limitedAddress(address),
  });
  await context.db.transaction(async (tx) => {
    await code.redeem(tx);
    const before = await listContacts(tx, memberId);
    const owner = await findContactOwner(tx, contact);
    if (owner !== undefined) throw new Refusal('already_registered');
    await tx
      .updateTable('member')
      .set(
        contact.channel === 'mail'
          ? { mail: contact.mail }
          : { area_code: contact.areaCode, phone: contact.phone },
      )
      .where('id', '=', memberId)
      .execute();
    await notifyMember(tx, context, {
      memberId,
      template: 'contact_changed',
      params: { contact: toRecipient(contact) },
      alsoTo: before,
    });
  });
}
