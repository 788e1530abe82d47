import type words from '../en/manifest.json';

declare module '../ids.js' {
  interface Catalogues {
    manifest: typeof words;
  }
}
