import type { Position } from '../../../queries/tradingQueries.js';

/** The price at which `position` was opened and trades now. */
const OPENED = 100;

/** A long position without a profit, in USD. */
export const position = (symbol: string, quantity: number): Position => ({
  id: `pos_${symbol}`,
  accountId: 'acc_trade',
  symbol,
  marketId: 'US',
  name: symbol,
  currency: 'USD',
  direction: 'long',
  side: 'buy',
  status: 'open',
  last: String(OPENED),
  quantity: String(quantity),
  closableQuantity: String(quantity),
  actualBuyingPrice: String(OPENED),
  totalOpenAmount: String(OPENED * quantity),
  totalHoldingAmount: String(OPENED * quantity),
  discountBuyingPrice: null,
  floatingPnl: '0',
  floatingPnlPercentage: '0',
  unrealizedPnl: '0',
  realizedPnl: '0',
  handlingFee: '0',
  marginAmount: '0',
  stopLoss: null,
  takeProfit: null,
  tickSize: '0.01',
  listed: true,
  openedAt: '2026-03-02T15:00:00.000Z',
  closedAt: null,
  version: 1,
});
