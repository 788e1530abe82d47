import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of an exchange. */
export const { Review: ExchangeReview, Receipt: ExchangeReceipt } = reviewAndReceipt(
  {
    load: async () => (await import('./ExchangeReview.js')).ExchangeReview,
    words: ['balance', 'exchange', 'review'],
  },
  {
    load: async () => (await import('./ExchangeReceipt.js')).ExchangeReceipt,
    words: ['balance', 'exchange'],
  },
);
