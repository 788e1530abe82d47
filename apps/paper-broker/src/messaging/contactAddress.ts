/**
 * The forms in which addresses of people are stored, looked up and counted. Everything that reads one from a request
 * goes through here: what is one person to the database is one person to the limits.
 */

/** Mail addresses are compared in lower case. */
export function normalizeMail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** `1`, `+1` and `001` are `+1`. */
export function toAreaCode(text: string): string {
  return `+${text.trim().replace(/^\+?0*(?=\d)/, '')}`;
}

/** `+12025550101` */
export function toPhoneNumber(areaCode: string, phone: string): string {
  return `${toAreaCode(areaCode)}${phone}`;
}

/** What a member signs in with: a mail address, or the member's id as it is. */
export function normalizeLogin(text: string): string {
  return text.includes('@') ? normalizeMail(text) : text.trim();
}

/** Where a member can be reached: what a code proves. */
export type Contact =
  | { readonly channel: 'mail'; readonly mail: string }
  | { readonly channel: 'phone'; readonly areaCode: string; readonly phone: string };

/** The address as a message is sent to it: `ada@fairlot.example`, `+12025550101`. */
export function toRecipient(contact: Contact): string {
  return contact.channel === 'mail' ? contact.mail : toPhoneNumber(contact.areaCode, contact.phone);
}
