import { declarePages } from '../define.js';

/** The account: its books, its settings, its messages. */
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
    seed: 'listed',
  },
  '/pages/profile/performance': {
    heading: 'manifest.performance',
    search: { period: '1w|1m|3m|1y|all=1m' },
    refresh: true,
    seed: 'added',
  },
  '/pages/profile/statement': {
    heading: 'manifest.statement',
    search: { month: 'string?' },
    refresh: true,
    seed: 'added',
  },
  '/pages/setting/index': {
    heading: 'manifest.settings',
    tools: ['language'],
    seed: 'listed',
  },
  '/pages/setting/password': { heading: 'manifest.changePassword', seed: 'listed' },
  '/pages/setting/paypwd': {
    heading: 'manifest.payPassword',
    search: { next: 'string?' },
    seed: 'listed',
  },
  '/pages/setting/security': { heading: 'manifest.security', refresh: true, seed: 'added' },
  '/pages/setting/export': { heading: 'manifest.export', seed: 'added' },
  '/pages/webview/index': {
    heading: 'manifest.document',
    guard: 'public',
    search: { doc: 'agreement|privacy|company|about|loan' },
    onBadLink: '/pages/main/market/index',
    maxWidth: 720,
    seed: 'listed',
  },
  '/pages/setting/alerts': { heading: 'manifest.alerts', refresh: true, seed: 'added' },
  '/pages/support/index': {
    heading: 'manifest.support',
    guard: 'public',
    search: { reference: 'string?' },
    seed: 'added',
  },
  '/pages/notice/index': {
    heading: 'manifest.inbox',
    search: { kind: 'string?', show: 'notices|types=notices' },
    refresh: true,
    seed: 'added',
  },
});
