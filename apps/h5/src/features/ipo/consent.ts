import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of a subscription. */
export const { Review: SubscribeReview, Receipt: SubscribeReceipt } = reviewAndReceipt(
  async () => (await import('./SubscribeReview.js')).SubscribeReview,
  async () => (await import('./SubscribeReceipt.js')).SubscribeReceipt,
);
