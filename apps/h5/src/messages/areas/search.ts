import type words from '../en/search.json';

declare module '../ids.js' {
  interface Catalogues {
    search: typeof words;
  }
}
