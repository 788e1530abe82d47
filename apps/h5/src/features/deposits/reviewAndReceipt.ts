import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt of a deposit. */
export const { Review: DepositReview, Receipt: DepositReceipt } = reviewAndReceipt(
  {
    load: async () => (await import('./DepositReview.js')).DepositReview,
    words: ['balance', 'deposit', 'review'],
  },
  {
    load: async () => (await import('./DepositReceipt.js')).DepositReceipt,
    words: ['balance', 'deposit', 'reason'],
  },
);
