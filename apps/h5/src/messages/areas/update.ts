import type words from '../en/update.json';

declare module '../ids.js' {
  interface Catalogues {
    update: typeof words;
  }
}
