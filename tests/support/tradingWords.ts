/** German and English words that a savings app must not contain. */
const WORDS = [
  'Aktien?[a-zäöü]*',
  'Börsen?[a-zäöü]*',
  'Wertpapier[a-zäöü]*',
  'Handelskont[a-z]+',
  'Watchlists?',
  'Leerverk[aä]uf[a-z]*',
  'Kredit[a-z]*',
  'Darlehen',
  'Neuemission(?:en)?',
  'Block(?:handel|geschäfte?)',
  'Orders',
  'Order(?:details|nummer|art|preis)',
  'Limitpreis',
  'Stop[- ]?[Ll]oss',
  'Take[- ]?[Pp]rofit',
  'Stocks?',
  'Shares',
  'Loans?',
  'Borrow(?:s|ing)?',
  'IPOs?',
  'Block trad(?:es?|ing)',
  '(?:Trade|Trading) account',
  'Short sales?',
  'Sold short',
  'Brokers?',
] as const;

const lower = (word: string) => word.replace(/^(?:\(\?:)?\w/, (start) => start.toLowerCase());

/** At the start of a label, or in a sentence. A single lower-case word is a name in code: `loan:`. */
const SAID = new RegExp(
  WORDS.map((word) => `\\b${word}\\b|(?<=[a-z,] )${lower(word)}\\b|\\b${lower(word)}(?= [a-z])`).join('|'),
  'g',
);

/** The trading words in a text. */
export const tradingWordsIn = (text: string): readonly string[] => text.match(SAID) ?? [];
