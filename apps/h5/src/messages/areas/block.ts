import type words from '../en/block.json';

declare module '../ids.js' {
  interface Catalogues {
    block: typeof words;
  }
}
