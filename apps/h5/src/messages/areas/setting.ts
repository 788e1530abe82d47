import type words from '../en/setting.json';

declare module '../ids.js' {
  interface Catalogues {
    setting: typeof words;
  }
}
