import type words from '../en/ipo.json';

declare module '../ids.js' {
  interface Catalogues {
    ipo: typeof words;
  }
}
