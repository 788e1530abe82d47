import type words from '../en/missingFunds.json';

declare module '../ids.js' {
  interface Catalogues {
    missingFunds: typeof words;
  }
}
