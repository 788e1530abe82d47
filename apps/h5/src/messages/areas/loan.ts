import type words from '../en/loan.json';

declare module '../ids.js' {
  interface Catalogues {
    loan: typeof words;
  }
}
