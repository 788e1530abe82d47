import type words from '../en/transfer.json';

declare module '../ids.js' {
  interface Catalogues {
    transfer: typeof words;
  }
}
