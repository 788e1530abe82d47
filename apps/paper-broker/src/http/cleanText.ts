import { Refusal } from './refusal.js';

/** Fields whose text is compared as it was typed. */
const isSecret = (name: string): boolean => name.includes('password');

/** Deeper than any body of the contract; without a bound, a hostile body would exhaust the stack. */
const MAX_DEPTH = 20;

/**
 * The same JSON value with its strings in Unicode normal form C, as the contract says of every text but a password. Blanks
 * around a text are left: only its schema knows whether they are to be trimmed or refused.
 * @throws Refusal `malformed_json` for half a character; `validation` for a value nested deeper than any that could be
 * meant
 */
export function cleanText(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') {
    // An escape such as `\ud800` alone stands for no character: every store would keep something else.
    if (/\p{Surrogate}/u.test(value)) throw new Refusal('malformed_json');
    return isSecret(name) ? value : value.normalize('NFC');
  }
  if (value === null || typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH) throw new Refusal('validation');
  if (Array.isArray(value)) return value.map((each) => cleanText(each, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, cleanText(each, key, depth + 1)]),
  );
}
