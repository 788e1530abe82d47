import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt of a block trade. */
export const { Review: BlockReview, Receipt: BlockReceipt } = reviewAndReceipt(
  { load: async () => (await import('./BlockReview.js')).BlockReview, words: ['balance', 'block', 'review'] },
  {
    load: async () => (await import('./BlockReceipt.js')).BlockReceipt,
    words: ['balance', 'block', 'history', 'order', 'reason'],
  },
);
