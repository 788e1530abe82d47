import type { BrokerContext } from '../context.js';
import { limitedAddress } from '../http/clientAddress.js';
import type { Locale } from '../http/operation.js';
import { codeMessage } from '../messaging/codeMessage.js';
import { sendMessage } from '../messaging/sendMessage.js';
import { issueCode } from './codes.js';
import { findContactOwner } from './contact.js';
import type { Contact } from '../messaging/contactAddress.js';
import type { CodePurpose } from './schema.js';

/**
 * Sends a code to an address. For a password reset it is sent only to the address of a member, but everything else is
 * the same.
 * @throws Refusal as `issueCode`
 */
export async function sendCode(
  context: BrokerContext,
  contact: Contact,
  purpose: CodePurpose,
  locale: Locale,
  address: string,
): Promise<void> {
  const owner = await findContactOwner(context.db.read, contact);
  const isSent = owner !== undefined || purpose === 'register' || purpose === 'bind';
  await issueCode(context, contact, purpose, limitedAddress(address), async (tx, { text, ...life }) => {
    if (isSent)
      await sendMessage(tx, context, {
        ...codeMessage(contact, purpose, text, locale, context.config.appName),
        ...life,
      });
  });
}
