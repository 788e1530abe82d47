import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the application. */
export const { Review: LoanReview, Receipt: LoanReceipt } = reviewAndReceipt(
  { load: async () => (await import('./LoanReview.js')).LoanReview, words: ['balance', 'loan', 'review'] },
  { load: async () => (await import('./LoanReceipt.js')).LoanReceipt, words: ['loan'] },
);
