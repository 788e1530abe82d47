import type words from '../en/watchlist.json';

declare module '../ids.js' {
  interface Catalogues {
    watchlist: typeof words;
  }
}
