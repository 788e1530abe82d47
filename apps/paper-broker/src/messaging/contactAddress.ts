/**
 * The normal forms in which addresses are stored, looked up and counted. Every address of a request is normalized
 * here, so that one address counts as one person for the database and for the limits.
 */

/** Lower case, because mail addresses are compared without case. */
export function normalizeMail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Normalizes `1`, `+1` and `001` to `+1`. */
export function toAreaCode(text: string): string {
  return `+${text.trim().replace(/^\+?0*(?=\d)/, '')}`;
}

/** `+12025550101` */
export function toPhoneNumber(areaCode: string, phone: string): string {
  return `${toAreaCode(areaCode)}${phone}`;
}

/** The normal form of a login: a mail address, or the member's id unchanged. */
export function normalizeLogin(text: string): string {
  return text.includes('@') ? normalizeMail(text) : text.trim();
}

/** The address that a verification code is sent to and proves. */
export type Contact =
  | { readonly channel: 'mail'; readonly mail: string }
  | { readonly channel: 'phone'; readonly areaCode: string; readonly phone: string };

/** The address in the form in which messages are sent: `ada@fairlot.example`, `+12025550101`. */
export function toRecipient(contact: Contact): string {
  return contact.channel === 'mail' ? contact.mail : toPhoneNumber(contact.areaCode, contact.phone);
}
