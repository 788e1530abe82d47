import type words from '../en/withdraw.json';

declare module '../ids.js' {
  interface Catalogues {
    withdraw: typeof words;
  }
}
