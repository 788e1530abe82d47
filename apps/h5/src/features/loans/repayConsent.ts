import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of a repayment. */
export const { Review: RepayReview, Receipt: RepayReceipt } = reviewAndReceipt(
  async () => (await import('./RepayReview.js')).RepayReview,
  async () => (await import('./RepayReceipt.js')).RepayReceipt,
);
