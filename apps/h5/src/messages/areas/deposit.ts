import type words from '../en/deposit.json';

declare module '../ids.js' {
  interface Catalogues {
    deposit: typeof words;
  }
}
