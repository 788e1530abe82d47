import { reviewAndReceipt } from '../../components/review/reviewAndReceipt.js';

/** The lazily loaded review and receipt of a withdrawal. */
export const { Review: WithdrawReview, Receipt: WithdrawReceipt } = reviewAndReceipt(
  {
    load: async () => (await import('./WithdrawReview.js')).WithdrawReview,
    words: ['balance', 'payees', 'review', 'withdraw'],
  },
  {
    load: async () => (await import('./WithdrawReceipt.js')).WithdrawReceipt,
    words: ['balance', 'reason', 'withdraw'],
  },
);
