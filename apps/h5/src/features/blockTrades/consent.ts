import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of a block trade. */
export const { Review: BlockReview, Receipt: BlockReceipt } = reviewAndReceipt(
  async () => (await import('./BlockReview.js')).BlockReview,
  async () => (await import('./BlockReceipt.js')).BlockReceipt,
);
