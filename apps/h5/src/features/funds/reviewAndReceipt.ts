import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt. */
export const { Review: FundReview, Receipt: FundReceipt } = reviewAndReceipt(
  { load: async () => (await import('./FundReview.js')).FundReview, words: ['balance', 'funds', 'review'] },
  { load: async () => (await import('./FundReceipt.js')).FundReceipt, words: ['balance', 'funds', 'review'] },
);
