import type { Contact } from './contact.js';

/**
 * The address last typed on a page for registering, logging in or resetting a password, so that the next of these
 * pages need not ask again. It is in memory only: in the URL it would stay in the history.
 */
let last: Contact | undefined;

export function rememberContact(contact: Contact): void {
  last = contact;
}

/** The last mail address, else ''. */
export const lastMail = (): string => (last !== undefined && 'mail' in last ? last.mail : '');

/** The last phone number, else undefined. */
export const lastPhone = (): { phone: string; areaCode: string } | undefined =>
  last !== undefined && 'phone' in last ? last : undefined;
