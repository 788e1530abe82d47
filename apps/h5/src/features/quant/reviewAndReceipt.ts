import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt. */
export const { Review: QuantReview, Receipt: QuantReceipt } = reviewAndReceipt(
  { load: async () => (await import('./QuantReview.js')).QuantReview, words: ['balance', 'quant', 'review'] },
  {
    load: async () => (await import('./QuantReceipt.js')).QuantReceipt,
    words: ['balance', 'offers', 'quant', 'review'],
  },
);
