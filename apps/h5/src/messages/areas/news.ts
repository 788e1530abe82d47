import type words from '../en/news.json';

declare module '../ids.js' {
  interface Catalogues {
    news: typeof words;
  }
}
