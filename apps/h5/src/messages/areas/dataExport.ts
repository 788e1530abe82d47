import type words from '../en/dataExport.json';

declare module '../ids.js' {
  interface Catalogues {
    dataExport: typeof words;
  }
}
