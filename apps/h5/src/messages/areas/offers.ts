import type words from '../en/offers.json';

declare module '../ids.js' {
  interface Catalogues {
    offers: typeof words;
  }
}
