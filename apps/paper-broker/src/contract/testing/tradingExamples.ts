import { key, type MakeExample } from './examples.js';

/** Closing, and what else trading brings besides orders. */
export const tradingExamples: Readonly<Record<string, MakeExample>> = {
  previewClose: (mine) => ({ path: [mine.positionId], body: { quantity: '1', order_type: 'market' } }),
  previewReduction: (mine) => ({ body: { account_id: mine.accountId, target_amount: '100' } }),
  reducePositions: (mine) => ({
    body: {
      account_id: mine.accountId,
      target_amount: '1',
      positions: [{ position_id: mine.positionId, quantity: '1' }],
    },
    headers: key(),
  }),
};
