import type words from '../en/kyc.json';

declare module '../ids.js' {
  interface Catalogues {
    kyc: typeof words;
  }
}
