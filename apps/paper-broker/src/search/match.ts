/** Removes case and accents for searching. @example fold('Télécom') // 'telecom' */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * How well a symbol and a name match: 0 for the symbol itself, 1 for its start, 2 for the start of a word of the
 * name, 3 for any part of the name; null for no match.
 * @param folded the searched text, folded
 */
export function matchQuality(folded: string, symbol: string, name: string): 0 | 1 | 2 | 3 | null {
  const code = symbol.toLowerCase();
  if (code === folded) return 0;
  if (code.startsWith(folded)) return 1;
  const text = fold(name);
  const at = text.indexOf(folded);
  if (at < 0) return null;
  return text.split(/[\s-]+/).some((word) => word.startsWith(folded)) || at === 0 ? 2 : 3;
}
