import { declarePages } from '../define.js';

/** The account: its entries, its settings, its messages. */
export const account = declarePages({
  '/pages/profile/transcation': {
    heading: 'manifest.ledger',
    alias: ['/pages/profile/transaction'],
    search: {
      account: 'string?',
      type: 'string?',
      period: 'all|week|month|quarter|year=all',
    },
    refresh: true,
  },
  '/pages/profile/performance': {
    heading: 'manifest.performance',
    search: { period: '1w|1m|3m|1y|all=1m' },
    refresh: true,
  },
  '/pages/profile/statement': {
    heading: 'manifest.statement',
    search: { month: 'string?' },
    refresh: true,
  },
  '/pages/setting/index': {
    heading: 'manifest.settings',
    tools: ['language'],
  },
  '/pages/setting/password': { heading: 'manifest.changePassword' },
  '/pages/setting/paypwd': {
    heading: 'manifest.payPassword',
    search: { next: 'string?' },
  },
  '/pages/setting/security': { heading: 'manifest.security', refresh: true },
  '/pages/setting/export': { heading: 'manifest.export' },
  '/pages/webview/index': {
    heading: 'manifest.document',
    guard: 'public',
    search: { doc: 'agreement|privacy|company|about|loan' },
    onBadLink: '/pages/main/market/index',
    maxWidth: 720,
  },
  '/pages/setting/alerts': { heading: 'manifest.alerts', refresh: true },
  '/pages/support/index': {
    heading: 'manifest.support',
    guard: 'public',
    search: { reference: 'string?' },
  },
  '/pages/notice/index': {
    heading: 'manifest.inbox',
    search: { kind: 'string?', show: 'notices|types=notices' },
    refresh: true,
  },
});
