import type words from '../en/shell.json';

declare module '../ids.js' {
  interface Catalogues {
    shell: typeof words;
  }
}
