import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** What follows the form of an exchange. */
export const { Review: ExchangeReview, Receipt: ExchangeReceipt } = reviewAndReceipt(
  async () => (await import('./ExchangeReview.js')).ExchangeReview,
  async () => (await import('./ExchangeReceipt.js')).ExchangeReceipt,
);
