import type words from '../en/trade.json';

declare module '../ids.js' {
  interface Catalogues {
    trade: typeof words;
  }
}
