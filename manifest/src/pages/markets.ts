import { declarePages } from '../define.js';

/** Quotes, rankings, news, search. Public. */
export const markets = declarePages({
  '/pages/quote/stock': {
    heading: 'manifest.quote',
    guard: 'public',
    tools: ['watch', 'search'],
    search: { symbol: 'string', market: 'string?', period: '1m|5m|15m|1h|1d|1w=1d' },
    onBadLink: '/pages/main/market/index',
    maxWidth: 960,
  },
  '/pages/quote/globalindex': {
    heading: 'manifest.worldIndices',
    guard: 'public',
    tools: ['search'],
    refresh: true,
    sitemap: true,
  },
  '/pages/quote/gin': {
    heading: 'manifest.worldIndex',
    guard: 'public',
    tools: ['watch', 'search'],
    search: { symbol: 'string', period: '1m|5m|15m|1h|1d|1w=1d' },
    onBadLink: '/pages/quote/globalindex',
    maxWidth: 960,
  },
  '/pages/quote/in': {
    heading: 'manifest.marketIndex',
    guard: 'public',
    tools: ['watch', 'search'],
    search: { symbol: 'string', market: 'string?', period: '1m|5m|15m|1h|1d|1w=1d' },
    onBadLink: '/pages/main/market/index',
    maxWidth: 960,
  },
  '/pages/quote/replay': {
    heading: 'manifest.replay',
    guard: 'public',
    tools: ['search'],
    search: { symbol: 'string?', year: 'int?' },
    maxWidth: 960,
    sitemap: true,
  },
  '/pages/product/popular': {
    heading: 'manifest.popular',
    guard: 'public',
    tools: ['search'],
    search: { market: 'string?' },
    refresh: true,
    sitemap: true,
  },
  '/pages/news/index': {
    heading: 'manifest.news',
    guard: 'public',
    tools: ['search'],
    search: { market: 'string?', symbol: 'string?' },
    refresh: true,
  },
  '/pages/news/detail': {
    heading: 'manifest.newsDetail',
    guard: 'public',
    tools: ['share'],
    search: { id: 'string' },
    onBadLink: '/pages/news/index',
    maxWidth: 720,
  },
  '/pages/search/index': {
    heading: 'manifest.search',
    guard: 'public',
    search: { q: 'string?' },
    shortcut: true,
  },
});
