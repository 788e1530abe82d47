import type { Contact } from './contact.js';

/**
 * The address that was typed last on a page of joining, logging in or resetting, so that the next of these pages need not
 * ask for it again. In memory only: an address in the URL would stay in the history.
 */
let last: Contact | undefined;

export function rememberContact(contact: Contact): void {
  last = contact;
}

/** Of that kind, else ''. */
export const lastMail = (): string => (last !== undefined && 'mail' in last ? last.mail : '');

/** Of that kind, else undefined. */
export const lastPhone = (): { phone: string; areaCode: string } | undefined =>
  last !== undefined && 'phone' in last ? last : undefined;
