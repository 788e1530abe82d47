import type words from '../en/popular.json';

declare module '../ids.js' {
  interface Catalogues {
    popular: typeof words;
  }
}
