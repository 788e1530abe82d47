import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt. */
export const { Review: LoanReview, Receipt: LoanReceipt } = reviewAndReceipt(
  { load: async () => (await import('./LoanReview.js')).LoanReview, words: ['balance', 'loan', 'review'] },
  { load: async () => (await import('./LoanReceipt.js')).LoanReceipt, words: ['balance', 'loan', 'reason'] },
);
