import type words from '../en/reduce.json';

declare module '../ids.js' {
  interface Catalogues {
    reduce: typeof words;
  }
}
