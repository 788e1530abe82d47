import { Refusal } from './refusal.js';

/** Passwords are compared as typed. */
const isSecret = (name: string): boolean => name.includes('password');

/** Deeper than any body of the contract. Without a limit, a nested body could exhaust the stack. */
const MAX_DEPTH = 20;

/**
 * Normalizes the strings of a JSON value to Unicode form C, except passwords, as the contract demands. White
 * space around a text stays: its schema says whether it is trimmed or refused.
 * @throws Refusal `malformed_json` for a lone surrogate; `validation` for a value nested deeper than MAX_DEPTH
 */
export function cleanText(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') {
    // A lone surrogate, such as the escape `\ud800`, is no
    // character, and stores differ in what they make of it.
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
