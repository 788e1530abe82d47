/**
 * A count as a badge shows it; a control that carries one has the same text in its name.
 * @param count a whole number
 * @param max the largest count that is written out
 * @example countText(100) // '99+'
 */
export function countText(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}
