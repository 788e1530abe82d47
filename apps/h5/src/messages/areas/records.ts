import type words from '../en/records.json';

declare module '../ids.js' {
  interface Catalogues {
    records: typeof words;
  }
}
