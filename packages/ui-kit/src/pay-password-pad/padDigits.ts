/** The keys from the first row to the last, as on a telephone. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** The ten digits in an unpredictable order. */
export function shuffledDigits(): readonly string[] {
  const rank = crypto.getRandomValues(new Uint32Array(DIGITS.length));
  return [...DIGITS.keys()]
    .sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0))
    .map((index) => DIGITS[index] ?? '');
}

/** The digits in a pasted text or a pressed key. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
