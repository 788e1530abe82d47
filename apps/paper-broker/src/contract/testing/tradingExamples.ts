import type { ContractWorld } from './contractWorld.js';
import { key, type MakeExample } from './example.js';

/** Closing positions and the other trading operations except orders. */
export const tradingExamples: Readonly<Record<string, MakeExample>> = {
  listLots: (mine) => ({ path: [mine.positionId] }),
  getPerformance: () => ({ query: '?period=1w' }),
  getStatement: () => ({ query: '?month=2026-01' }),
  listBlockOffers: () => ({ query: '?market_id=US' }),
  previewBlockTrade: async (_mine, world) => ({ token: await world.signIn('vip'), body: await block(world) }),
  placeBlockTrade: async (_mine, world) => ({
    token: await world.signIn('vip'),
    body: { ...(await block(world)), pay_password: '246810' },
    headers: key(),
  }),
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

/** A block that is offered now. */
async function block(world: ContractWorld): Promise<{ block_offer_id: string; quantity: string }> {
  const { body } = await world.send('GET', '/block_trade?market_id=US', { token: await world.signIn('vip') });
  const [offer] = (body as { data: readonly { id: string; min_quantity: string }[] }).data;
  return { block_offer_id: offer?.id ?? '', quantity: offer?.min_quantity ?? '' };
}
