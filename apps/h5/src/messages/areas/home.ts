import type words from '../en/home.json';

declare module '../ids.js' {
  interface Catalogues {
    home: typeof words;
  }
}
