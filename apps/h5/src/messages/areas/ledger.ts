import type words from '../en/ledger.json';

declare module '../ids.js' {
  interface Catalogues {
    ledger: typeof words;
  }
}
