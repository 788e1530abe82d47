import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';

/** The name under which a member was verified; null for a member who is not. */
export type FindVerifiedName = (db: Queries, memberId: string) => Promise<string | null>;

/**
 * Whether two texts are the same person's name. It ignores case, accents, punctuation and the order of the parts,
 * because many banks write the surname first.
 */
export function isSameName(a: string, b: string): boolean {
  return toKey(a) === toKey(b);
}

function toKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');
}

/**
 * Requires that the account name is the verified name, because money goes only to the customer's own account. Without
 * a verified name, every account name is accepted.
 * @throws Refusal `name_mismatch` at `path`
 */
export function requireOwnName(accountName: string, verifiedName: string | null, path: string): void {
  if (verifiedName === null || isSameName(accountName, verifiedName)) return;
  const params = { name: verifiedName };
  throw new Refusal('name_mismatch', { params, fields: [{ path, code: 'name_mismatch', params }] });
}
