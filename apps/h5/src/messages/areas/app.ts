import type words from '../en/app.json';

declare module '../ids.js' {
  interface Catalogues {
    app: typeof words;
  }
}
