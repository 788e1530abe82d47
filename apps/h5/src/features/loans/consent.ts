import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the application. */
export const { Review: LoanReview, Receipt: LoanReceipt } = reviewAndReceipt(
  async () => (await import('./LoanReview.js')).LoanReview,
  async () => (await import('./LoanReceipt.js')).LoanReceipt,
);
