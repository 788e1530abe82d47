/**
 * An Italian sentence in which articles have lost their vowel before a number that begins with one, spoken: `il 8` is
 * `l’8`, `dal 11` is `dall’11`. Sentences are written with the full article, because their figures come later.
 */
export const elided = (sentence: string): string =>
  sentence.replace(/\b(i|a|da|de|ne|su)l (?=8|11(?!\d))/gi, (_, start: string) =>
    start.toLowerCase() === 'i' ? (start === 'I' ? 'L’' : 'l’') : `${start}ll’`,
  );
