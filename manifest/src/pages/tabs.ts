import { declarePages } from '../define.js';

/** The five tabs, and the pages directly behind them. */
export const tabs = declarePages({
  '/pages/main/home/index': {
    layout: 'default',
    heading: 'manifest.home',
    tab: { order: 0, icon: 'home', label: 'manifest.home' },
    refresh: true,
    keep: true,
  },
  '/pages/main/market/index': {
    layout: 'browse',
    heading: 'manifest.markets',
    guard: 'public',
    tab: { order: 1, icon: 'markets', label: 'manifest.markets' },
    search: { market: 'string?', tab: 'active|gainers|losers=active' },
    refresh: true,
    keep: true,
    sitemap: true,
    shortcut: true,
  },
  '/pages/main/watchlist/index': {
    layout: 'default',
    heading: 'manifest.watchlists',
    tab: { order: 2, icon: 'watchlists', label: 'manifest.watchlists' },
    search: { group: 'string?' },
    refresh: true,
    keep: true,
    shortcut: true,
  },
  '/pages/main/trade/index': {
    layout: 'default',
    heading: 'manifest.trade',
    tab: { order: 3, icon: 'trade', label: 'manifest.trade' },
    search: { tab: 'holdings|orders|closed|subscriptions=holdings' },
    refresh: true,
    keep: true,
    shortcut: true,
  },
  '/pages/main/profile/index': {
    layout: 'default',
    heading: 'manifest.profile',
    tab: { order: 4, icon: 'profile', label: 'manifest.profile', badge: 'inbox' },
    refresh: true,
    keep: true,
  },
  '/pages/main/watchlist/manage': {
    heading: 'manifest.manageWatchlists',
    search: { group: 'string?' },
  },
});
