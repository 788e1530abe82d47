import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt of a subscription. */
export const { Review: SubscribeReview, Receipt: SubscribeReceipt } = reviewAndReceipt(
  {
    load: async () => (await import('./SubscribeReview.js')).SubscribeReview,
    words: ['balance', 'ipo', 'offers', 'review'],
  },
  {
    load: async () => (await import('./SubscribeReceipt.js')).SubscribeReceipt,
    words: ['balance', 'ipo', 'offers', 'reason', 'review'],
  },
);
