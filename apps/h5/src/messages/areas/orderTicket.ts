import type words from '../en/orderTicket.json';

declare module '../ids.js' {
  interface Catalogues {
    orderTicket: typeof words;
  }
}
