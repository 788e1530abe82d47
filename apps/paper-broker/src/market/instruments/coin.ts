import { uniform } from '../hash.js';
import type { Sector, Vocabulary } from './vocabulary.js';

interface CoinedName {
  readonly key: number;
  readonly index: number;
  readonly sector: Sector;
  readonly words: Vocabulary;
  readonly taken: ReadonlySet<string>;
}

/** A new name: a coined word with which no other instrument begins, and the trade. */
export function coin({ key, index, sector, words, taken }: CoinedName): string {
  const pick = (list: readonly string[], draw: number): string => list[Math.floor(draw * list.length)] ?? '';
  const trade = pick(words.trades[sector], uniform(key, index, 9));
  let word = '';
  for (let attempt = 0; attempt < 200; attempt += 1) {
    word =
      pick(words.beginnings, uniform(key, index, 100 + attempt)) +
      pick(words.endings, uniform(key, index, 400 + attempt));
    if (!taken.has(`${word} ${trade}`) && !taken.has(word) && isPronounceable(word)) break;
  }
  return `${word} ${trade}`;
}

/** Whether a word has no letter three times in a row and no vowels on both sides of the place where its halves meet. */
function isPronounceable(word: string): boolean {
  return !/(.)\1\1|aa|ao|ae|eo|eu|ia[aeiou]|io[aeiou]|uo[aeiou]|ua[aeiou]|uu|oa/i.test(word);
}

/** The lot of a share by its price: expensive shares have small lots, so that one lot stays affordable. */
export function hongKongLot(price: number): number {
  if (price < 2) return 2000;
  if (price < 10) return 1000;
  if (price < 60) return 500;
  return 100;
}
