import { declarePages } from '../define.js';

/** Orders, from the ticket to the history. */
export const trading = declarePages({
  '/pages/payment/stock': {
    heading: 'manifest.orderTicket',
    search: { symbol: 'string', market: 'string?', side: 'buy|sell=buy', type: 'market|limit=market' },
    onBadLink: '/pages/main/market/index',
  },
  '/pages/history/record': {
    heading: 'manifest.history',
    search: {
      type: 'trade|deposit|withdraw|transfer=trade',
      view: 'orders|fills=orders',
      status: 'all|open|filled|canceled|expired|refused|wait|pass|partial|refuse=all',
      side: 'all|buy|sell=all',
      market: 'string?',
      symbol: 'string?',
      period: 'all|week|month|quarter|year=all',
    },
    refresh: true,
  },
  '/pages/history/transfers': { heading: 'manifest.transfers', refresh: true },
  '/pages/history/order': {
    heading: 'manifest.order',
    search: { id: 'string' },
    onBadLink: '/pages/history/record',
    refresh: true,
  },
  '/pages/product/blocktrade': {
    flag: 'blockTrades',
    heading: 'manifest.blockTrades',
    guard: ['login', 'vip', 'paypwd'],
    tools: ['search'],
    search: { symbol: 'string?', market: 'string?' },
  },
});
