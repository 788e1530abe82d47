import { createHash } from 'node:crypto';

/**
 * Fields that are left out of the hash. A thief of the database could guess six digits or a short password from a hash.
 * These fields prove who asks and are no part of the request: the same order with the same key is the same order.
 */
const PROOFS: ReadonlySet<string> = new Set([
  'pay_password',
  'old_pay_password',
  'confirm_pay_password',
  'password',
  'old_password',
  'confirm_password',
  'code',
]);

/** The SHA-256 of a JSON value with sorted keys and without PROOFS, so that the order of keys does not matter. */
export function hashBody(body: unknown): Uint8Array {
  return new Uint8Array(hashBytes(toCanonicalJson(body)));
}

export const hashBytes = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function toCanonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, each: unknown) =>
      each !== null && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(
            Object.entries(each)
              .filter(([name]) => !PROOFS.has(name))
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : each,
    ) ?? ''
  );
}
