import type words from '../en/profile.json';

declare module '../ids.js' {
  interface Catalogues {
    profile: typeof words;
  }
}
