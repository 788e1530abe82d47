import type words from '../en/forms.json';

declare module '../ids.js' {
  interface Catalogues {
    forms: typeof words;
  }
}
