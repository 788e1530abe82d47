/** After this long without a key, the next one starts a new search. */
export const TYPE_AHEAD_MS = 700;

/**
 * The index of the option that typed letters lead to: the next one from `from` on that starts with them, as in every
 * list. One letter typed repeatedly cycles through the options that start with it. -1 if there is none.
 */
export function findTyped(labels: readonly string[], typed: string, from: number, locale: string): number {
  const isRepeated = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = fold(isRepeated ? (typed[0] ?? '') : typed, locale);
  // A first letter, or a repeated one, moves on; further letters may stay on the same option.
  const start = typed.length === 1 || isRepeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (fold(labels[index] ?? '', locale).startsWith(wanted)) return index;
  }
  return -1;
}

/** Without case and accents: `e` finds Écu. Case first, because an accent can make the letter, as the dot of İ in Turkish. */
function fold(text: string, locale: string): string {
  return text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '');
}
