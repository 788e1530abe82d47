import type words from '../en/chart.json';

declare module '../ids.js' {
  interface Catalogues {
    chart: typeof words;
  }
}
