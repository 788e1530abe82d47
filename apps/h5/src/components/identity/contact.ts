import { isApiError, type Schemas } from '@fairlot/api-client';
import { api } from '../../state/client.js';
import { receiveMessages } from '../../queries/mailboxQueries.js';

/** The address for a code, as in the calls. */
export type Contact = { readonly mail: string } | { readonly phone: string; readonly areaCode: string };

type Purpose = Schemas['CodeRequest']['purpose'];

/** The address as one text: `ada@fairlot.example`, `+1 2025550101`. */
export function contactText(contact: Contact): string {
  return 'mail' in contact ? contact.mail : `${contact.areaCode} ${contact.phone}`;
}

/** Requests a code. @returns for how many seconds it works @throws ApiError */
export async function sendCode(contact: Contact, purpose: Purpose): Promise<number> {
  const { expiresIn } = await api.post('/member/code', {
    body: { channel: 'mail' in contact ? 'mail' : 'phone', purpose, ...contact },
  });
  await receiveMessages(contactText(contact));
  return expiresIn;
}

/**
 * As `sendCode`. If a code was sent less than a minute ago, it succeeds with undefined, because it is not known for how
 * long that code works.
 * @throws ApiError
 */
export async function ensureCode(contact: Contact, purpose: Purpose): Promise<number | undefined> {
  try {
    return await sendCode(contact, purpose);
  } catch (error) {
    if (!isApiError(error, 'code_too_soon')) throw error;
    await receiveMessages(contactText(contact));
    return undefined;
  }
}
