import type words from '../en/notice.json';

declare module '../ids.js' {
  interface Catalogues {
    notice: typeof words;
  }
}
