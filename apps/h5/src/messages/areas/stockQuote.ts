import type words from '../en/stockQuote.json';

declare module '../ids.js' {
  interface Catalogues {
    stockQuote: typeof words;
  }
}
