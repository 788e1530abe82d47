import type words from '../en/gates.json';

declare module '../ids.js' {
  interface Catalogues {
    gates: typeof words;
  }
}
