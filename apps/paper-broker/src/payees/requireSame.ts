import type { Created } from '../http/created.js';
import { refuseField } from '../http/refusal.js';

/**
 * A payee that is there already, for a request that asks for it again.
 * @param key the field that no two payees of a member have in common
 * @throws Refusal `duplicate` at `key` if the payee differs from what is wanted
 */
export function requireSame<Row extends object>(
  known: Row,
  wanted: Partial<Row>,
  key: string & keyof Row,
): Created<Row> {
  const names = Object.keys(wanted) as (keyof Row)[];
  if (names.some((name) => known[name] !== wanted[name])) throw refuseField(key, 'duplicate');
  return { row: known, isNew: false };
}
