import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';

/** Says under which name a member was verified; null for one who is not. */
export type FindVerifiedName = (db: Queries, memberId: string) => Promise<string | null>;

/**
 * Whether two texts are one person's name: without regard to case, accents, punctuation and the order of its parts,
 * because banks write the surname first as often as not.
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
 * Money goes to the customer's own account only: once an identity is verified, its name must be on it.
 * @throws Refusal `name_mismatch`, at `path`
 */
export function requireOwnName(accountName: string, verifiedName: string | null, path: string): void {
  if (verifiedName === null || isSameName(accountName, verifiedName)) return;
  const params = { name: verifiedName };
  throw new Refusal('name_mismatch', { params, fields: [{ path, code: 'name_mismatch', params }] });
}
