import type words from '../en/support.json';

declare module '../ids.js' {
  interface Catalogues {
    support: typeof words;
  }
}
