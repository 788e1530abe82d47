import type words from '../en/alerts.json';

declare module '../ids.js' {
  interface Catalogues {
    alerts: typeof words;
  }
}
