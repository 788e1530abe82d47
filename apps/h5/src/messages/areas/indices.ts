import type words from '../en/indices.json';

declare module '../ids.js' {
  interface Catalogues {
    indices: typeof words;
  }
}
