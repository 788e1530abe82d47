import type words from '../en/market.json';

declare module '../ids.js' {
  interface Catalogues {
    market: typeof words;
  }
}
