import type words from '../en/balance.json';

declare module '../ids.js' {
  interface Catalogues {
    balance: typeof words;
  }
}
