import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of a deposit. */
export const { Review: DepositReview, Receipt: DepositReceipt } = reviewAndReceipt(
  async () => (await import('./DepositReview.js')).DepositReview,
  async () => (await import('./DepositReceipt.js')).DepositReceipt,
);
