import type words from '../en/review.json';

declare module '../ids.js' {
  interface Catalogues {
    review: typeof words;
  }
}
