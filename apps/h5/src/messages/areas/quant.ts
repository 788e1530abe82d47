import type words from '../en/quant.json';

declare module '../ids.js' {
  interface Catalogues {
    quant: typeof words;
  }
}
