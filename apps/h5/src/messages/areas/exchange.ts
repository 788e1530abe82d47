import type words from '../en/exchange.json';

declare module '../ids.js' {
  interface Catalogues {
    exchange: typeof words;
  }
}
