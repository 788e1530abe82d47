/** The number of tints. */
export const TINT_COUNT = 8;

/** A stable number from 0 to 7 for any text (FNV-1a), so that a symbol has the same tint everywhere. */
export function tintOf(symbol: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < symbol.length; index++) {
    hash = Math.imul(hash ^ symbol.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV are its weakest, so the high ones are folded in.
  return ((hash >>> 16) ^ (hash & 0xffff)) % TINT_COUNT;
}

/** One or two letters for a name: the first two of a symbol, the initials of several words. @example monogramOf('Jane Roe') // 'JR' */
export function monogramOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}
