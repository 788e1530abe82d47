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
  {
    contact,
    purpose,
    locale,
    address,
  }: {
    readonly contact: Contact;
    readonly purpose: CodePurpose;
    readonly locale: Locale;
    readonly address: string;
  },
): Promise<void> {
  const owner = await findContactOwner(context.db.read, contact);
  const isSent = owner !== undefined || purpose === 'register' || purpose === 'bind';
  const asked = { contact, purpose, requester: limitedAddress(address) };
  await issueCode(context, asked, async (tx, { text, ...life }) => {
    if (isSent)
      await sendMessage(tx, context, {
        ...codeMessage({ to: contact, purpose, code: text, locale, appName: context.config.appName }),
        ...life,
      });
  });
}
