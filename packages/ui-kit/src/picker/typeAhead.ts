/** After this long without a key the next one begins a new word. */
export const TYPE_AHEAD_MS = 700;

/**
 * The option that typed letters lead to: the next one from `from` on that begins with them, as every list does it. One letter
 * typed again and again goes through those that begin with it. -1 when there is none.
 */
export function findTyped(labels: readonly string[], typed: string, from: number, locale: string): number {
  const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = fold(isRepeated ? (typed[0] ?? '') : typed, locale);
  // A first letter, or the same again, moves on; more letters may stay where they are.
  const start = typed.length === 1 || isRepeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (fold(labels[index] ?? '', locale).startsWith(wanted)) return index;
  }
  return -1;
}

/** Without case and accents: `e` finds Écu. */
function fold(text: string, locale: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
}
