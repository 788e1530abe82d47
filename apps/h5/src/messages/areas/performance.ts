import type words from '../en/performance.json';

declare module '../ids.js' {
  interface Catalogues {
    performance: typeof words;
  }
}
