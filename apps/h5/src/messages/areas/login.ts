import type words from '../en/login.json';

declare module '../ids.js' {
  interface Catalogues {
    login: typeof words;
  }
}
