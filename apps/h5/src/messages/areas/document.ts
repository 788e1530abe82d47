import type words from '../en/document.json';

declare module '../ids.js' {
  interface Catalogues {
    document: typeof words;
  }
}
