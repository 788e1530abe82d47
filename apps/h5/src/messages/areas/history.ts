import type words from '../en/history.json';

declare module '../ids.js' {
  interface Catalogues {
    history: typeof words;
  }
}
