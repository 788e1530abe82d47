import { createHash } from 'node:crypto';
import type { Queries } from '../db/database.js';
import { refuseInvalid } from '../http/refusal.js';
import { normalizeMail, toAreaCode, toRecipient, type Contact } from '../messaging/contactAddress.js';

interface ContactFields {
  readonly mail?: string;
  readonly phone?: string;
  readonly areaCode?: string;
}

/**
 * The address that a request contains.
 * @throws Refusal `validation` for none, an incomplete one, or two
 */
export function readContact(body: ContactFields): Contact {
  const { mail, phone, areaCode } = body;
  if (mail !== undefined) {
    if (phone !== undefined) throw refuseInvalid('phone', 'unknown_field');
    if (areaCode !== undefined) throw refuseInvalid('areaCode', 'unknown_field');
    return { channel: 'mail', mail: normalizeMail(mail) };
  }
  if (phone === undefined) throw refuseInvalid(areaCode === undefined ? 'mail' : 'phone', 'required');
  if (areaCode === undefined) throw refuseInvalid('areaCode', 'required');
  return { channel: 'phone', areaCode: toAreaCode(areaCode), phone };
}

/** The hash under which codes of an address are stored. */
export function hashContact(contact: Contact): Uint8Array {
  return new Uint8Array(
    createHash('sha256')
      .update(`${contact.channel} ${toRecipient(contact)}`)
      .digest(),
  );
}

export interface ContactOwner {
  readonly id: string;
  readonly language: string;
  readonly hasPayPassword: boolean;
}

/** The member who has an address. */
export async function findContactOwner(
  queries: Queries,
  contact: Contact,
): Promise<ContactOwner | undefined> {
  const query = queries.selectFrom('member').select(['id', 'language', 'pay_password_hash']);
  const row = await (
    contact.channel === 'mail'
      ? query.where('mail', '=', contact.mail)
      : query.where('area_code', '=', contact.areaCode).where('phone', '=', contact.phone)
  ).executeTakeFirst();
  return row && { id: row.id, language: row.language, hasPayPassword: row.pay_password_hash !== null };
}

/** A member's addresses. */
export async function listContacts(queries: Queries, memberId: string): Promise<Contact[]> {
  const { mail, area_code, phone } = await queries
    .selectFrom('member')
    .select(['mail', 'area_code', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return [
    ...(mail === null ? [] : [{ channel: 'mail', mail } as const]),
    ...(area_code === null || phone === null
      ? []
      : [{ channel: 'phone', areaCode: area_code, phone } as const]),
  ];
}
