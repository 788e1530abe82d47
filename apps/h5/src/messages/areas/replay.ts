import type words from '../en/replay.json';

declare module '../ids.js' {
  interface Catalogues {
    replay: typeof words;
  }
}
