import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt of an exchange. */
export const { Review: ExchangeReview, Receipt: ExchangeReceipt } = reviewAndReceipt(
  {
    load: async () => (await import('./ExchangeReview.js')).ExchangeReview,
    words: ['balance', 'exchange', 'review'],
  },
  {
    load: async () => (await import('./ExchangeReceipt.js')).ExchangeReceipt,
    words: ['balance', 'exchange', 'review'],
  },
);
