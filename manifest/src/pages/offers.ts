import { declarePages } from '../define.js';

/** What is bought for longer: new stocks, funds, quantitative funds; and loans. */
export const offers = declarePages({
  '/pages/product/ipo/index': {
    heading: 'manifest.ipo',
    guard: 'public',
    tools: ['search'],
    search: { tab: 'open|upcoming|waiting|listed=open' },
    refresh: true,
    sitemap: true,
    seed: 'listed',
  },
  '/pages/product/newstock': {
    heading: 'manifest.newStock',
    search: { id: 'string' },
    onBadLink: '/pages/product/ipo/index',
    seed: 'listed',
  },
  '/pages/payment/newstock': {
    heading: 'manifest.subscribe',
    guard: ['login', 'kyc'],
    search: { id: 'string', mode: 'max|partial=max' },
    onBadLink: '/pages/product/ipo/index',
    seed: 'listed',
  },
  '/pages/fund/index': {
    heading: 'manifest.fund',
    search: { tab: 'market|mine=market' },
    refresh: true,
    seed: 'listed',
  },
  '/pages/fund/detail': {
    heading: 'manifest.fundDetail',
    search: { id: 'string' },
    onBadLink: '/pages/fund/index',
    seed: 'added',
  },
  '/pages/fund-bak/index': { redirectTo: '/pages/fund/index', seed: 'listed' },
  '/pages/quantify/index': {
    heading: 'manifest.quant',
    refresh: true,
    seed: 'listed',
  },
  '/pages/quantify/detail': {
    heading: 'manifest.quantDetail',
    search: { id: 'string' },
    onBadLink: '/pages/quantify/index',
    seed: 'added',
  },
  '/pages/quantify/list': {
    heading: 'manifest.quantProducts',
    search: { market: 'string?' },
    refresh: true,
    seed: 'listed',
  },
  '/pages/quantify/history': {
    heading: 'manifest.quantHistory',
    search: { status: 'running|ended=running' },
    refresh: true,
    seed: 'listed',
  },
  '/pages/quantify/bak': { redirectTo: '/pages/quantify/index', seed: 'listed' },
  '/pages/borrow/index': {
    heading: 'manifest.borrow',
    guard: ['login', 'kyc', 'paypwd'],
    search: { product: 'string?', amount: 'string?' },
    seed: 'listed',
  },
  '/pages/borrow/detail': {
    heading: 'manifest.loan',
    search: { id: 'string' },
    onBadLink: '/pages/borrow/history',
    refresh: true,
    seed: 'listed',
  },
  '/pages/borrow/history': {
    heading: 'manifest.loans',
    search: { status: 'all|review|undisbursed|disbursed|repaid=all' },
    refresh: true,
    seed: 'listed',
  },
  '/pages/borrow/index copy': { redirectTo: '/pages/borrow/index', seed: 'listed' },
});
