import type words from '../en/statement.json';

declare module '../ids.js' {
  interface Catalogues {
    statement: typeof words;
  }
}
