import { declarePages } from '../define.js';

/** Longer-term products: new stocks, funds, quant funds; and loans. */
export const offers = declarePages({
  '/pages/product/ipo/index': {
    heading: 'manifest.ipo',
    guard: 'public',
    tools: ['search'],
    search: { tab: 'open|upcoming|waiting|listed=open' },
    refresh: true,
    sitemap: true,
  },
  '/pages/product/newstock': {
    heading: 'manifest.newStock',
    search: { id: 'string' },
    onBadLink: '/pages/product/ipo/index',
  },
  '/pages/payment/newstock': {
    heading: 'manifest.subscribe',
    guard: ['login', 'kyc'],
    search: { id: 'string', mode: 'max|partial=partial' },
    onBadLink: '/pages/product/ipo/index',
  },
  '/pages/fund/index': {
    heading: 'manifest.fund',
    search: { tab: 'market|mine=market' },
    refresh: true,
  },
  '/pages/fund/detail': {
    heading: 'manifest.fundDetail',
    search: { id: 'string', side: 'subscribe|redeem?' },
    onBadLink: '/pages/fund/index',
  },
  '/pages/fund-bak/index': { redirectTo: '/pages/fund/index' },
  '/pages/quantify/index': {
    heading: 'manifest.quant',
    tools: ['history'],
    history: '/pages/quantify/history',
    refresh: true,
  },
  '/pages/quantify/detail': {
    heading: 'manifest.quantDetail',
    search: { id: 'string', subscribe: 'bool=false' },
    onBadLink: '/pages/quantify/index',
  },
  '/pages/quantify/list': {
    heading: 'manifest.quantProducts',
    search: { market: 'string?' },
    refresh: true,
  },
  '/pages/quantify/history': {
    heading: 'manifest.quantHistory',
    search: { status: 'running|ended=running' },
    refresh: true,
  },
  '/pages/quantify/bak': { redirectTo: '/pages/quantify/index' },
  '/pages/borrow/index': {
    flag: 'loans',
    heading: 'manifest.borrow',
    tools: ['history'],
    history: '/pages/borrow/history',
    guard: ['login', 'kyc', 'paypwd'],
    search: { product: 'string?', amount: 'string?' },
  },
  '/pages/borrow/detail': {
    flag: 'loans',
    heading: 'manifest.loan',
    search: { id: 'string' },
    onBadLink: '/pages/borrow/history',
    refresh: true,
  },
  '/pages/borrow/history': {
    flag: 'loans',
    heading: 'manifest.loans',
    search: { status: 'all|review|undisbursed|disbursed|overdue|repaid=all' },
    refresh: true,
  },
  '/pages/borrow/index copy': { redirectTo: '/pages/borrow/index' },
});
