import type words from '../en/funds.json';

declare module '../ids.js' {
  interface Catalogues {
    funds: typeof words;
  }
}
