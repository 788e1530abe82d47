/**
 * A sentence as it is spoken. In Italian, articles lose their vowel before a number that begins with one: `il 8` is `l’8`,
 * `dal 11` is `dall’11`. Sentences are written with the full article, because their figures come later. In other languages
 * the sentence is unchanged.
 * @param locale the sentence's language as a BCP 47 tag
 */
export function elided(sentence: string, locale: string): string {
  if (!/^it\b/i.test(locale)) return sentence;
  return sentence.replace(/\b(i|a|da|de|ne|su)l (?=8|11(?!\d))/gi, (_, start: string) =>
    start.toLowerCase() === 'i' ? (start === 'I' ? 'L’' : 'l’') : `${start}ll’`,
  );
}
