import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of a withdrawal. */
export const { Review: WithdrawReview, Receipt: WithdrawReceipt } = reviewAndReceipt(
  async () => (await import('./WithdrawReview.js')).WithdrawReview,
  async () => (await import('./WithdrawReceipt.js')).WithdrawReceipt,
);
