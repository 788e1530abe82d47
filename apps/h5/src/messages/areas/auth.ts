import type words from '../en/auth.json';

declare module '../ids.js' {
  interface Catalogues {
    auth: typeof words;
  }
}
