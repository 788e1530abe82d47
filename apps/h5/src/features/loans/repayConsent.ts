import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt of a repayment. */
export const { Review: RepayReview, Receipt: RepayReceipt } = reviewAndReceipt(
  { load: async () => (await import('./RepayReview.js')).RepayReview, words: ['balance', 'loan', 'review'] },
  {
    load: async () => (await import('./RepayReceipt.js')).RepayReceipt,
    words: ['balance', 'loan', 'reason'],
  },
);
