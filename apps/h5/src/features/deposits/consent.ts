import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of a deposit. */
export const { Review: DepositReview, Receipt: DepositReceipt } = reviewAndReceipt(
  {
    load: async () => (await import('./DepositReview.js')).DepositReview,
    words: ['balance', 'deposit', 'review'],
  },
  { load: async () => (await import('./DepositReceipt.js')).DepositReceipt, words: ['balance', 'deposit'] },
);
