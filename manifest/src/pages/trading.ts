import { declarePages } from '../define.js';

/** Orders, from the ticket to the record. */
export const trading = declarePages({
  '/pages/payment/stock': {
    heading: 'manifest.orderTicket',
    search: { symbol: 'string', market: 'string?', side: 'buy|sell=buy', type: 'market|limit=market' },
    onBadLink: '/pages/main/market/index',
    seed: 'listed',
  },
  '/pages/history/record': {
    heading: 'manifest.history',
    search: {
      view: 'orders|fills=orders',
      status: 'all|open|filled|canceled|expired|refused=all',
      side: 'all|buy|sell=all',
      market: 'string?',
      symbol: 'string?',
      period: 'all|week|month|quarter|year=all',
    },
    refresh: true,
    seed: 'listed',
  },
  '/pages/history/order': {
    heading: 'manifest.order',
    search: { id: 'string' },
    onBadLink: '/pages/history/record',
    refresh: true,
    seed: 'added',
  },
  '/pages/product/blocktrade': {
    heading: 'manifest.blockTrades',
    guard: ['login', 'vip', 'paypwd'],
    tools: ['search'],
    search: { symbol: 'string?', market: 'string?' },
    seed: 'listed',
  },
});
