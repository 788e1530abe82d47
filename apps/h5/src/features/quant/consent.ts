import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the ticket. */
export const { Review: QuantReview, Receipt: QuantReceipt } = reviewAndReceipt(
  async () => (await import('./QuantReview.js')).QuantReview,
  async () => (await import('./QuantReceipt.js')).QuantReceipt,
);
