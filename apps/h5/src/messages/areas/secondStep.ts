import type words from '../en/secondStep.json';

declare module '../ids.js' {
  interface Catalogues {
    secondStep: typeof words;
  }
}
