import type words from '../en/payees.json';

declare module '../ids.js' {
  interface Catalogues {
    payees: typeof words;
  }
}
