import type words from '../en/security.json';

declare module '../ids.js' {
  interface Catalogues {
    security: typeof words;
  }
}
