/** Fields whose text is compared as it was typed. */
const isSecret = (name: string): boolean => name.includes('password');

/**
 * The same JSON value with its strings trimmed and in Unicode normal form C, as the contract says of every text but a
 * password. Depth is bounded by the size limit of a body.
 */
export function cleanText(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return isSecret(name) ? value : value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map((each) => cleanText(each, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanText(each, key)]));
}
