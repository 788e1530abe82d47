import type words from '../en/identity.json';

declare module '../ids.js' {
  interface Catalogues {
    identity: typeof words;
  }
}
