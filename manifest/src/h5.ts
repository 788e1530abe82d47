import { defineManifest } from './define.js';

/** The customer app. Data only: a page is one entry here and one file of the same path below `apps/h5/src/pages`. */
export const h5 = defineManifest({
  app: {
    name: 'app.name',
    version: '1.0.0',
    versionCode: 100,
    entry: '/pages/main/home/index',
    router: 'hash',
    base: '/',
  },
  auth: {
    login: '/pages/auth/login',
    afterLogin: '/pages/main/profile/index',
    nextParam: 'next',
    backFallback: '/pages/main/market/index',
  },
  loading: { delayMs: 200, minMs: 0, timeoutMs: 60_000, failed: 'app.page.timeout' },
  net: { timeoutMs: 10_000, uploadMs: 60_000, downloadMs: 60_000, socketMs: 60_000 },
  theme: { primary: '#465CFF', tabSelected: '#372FC8', darkMode: false },
  locales: {
    default: 'en',
    offered: [
      { key: 'en', name: 'English', label: 'English', flag: 'gb' },
      { key: 'de', name: 'Deutsch', label: 'Germany', flag: 'de' },
      { key: 'it', name: 'Italiano', label: 'Italy', flag: 'it' },
      { key: 'fr', name: 'Français', label: 'France', flag: 'fr' },
      { key: 'es', name: 'Español', label: 'Spain', flag: 'es' },
    ],
  },
  layouts: {
    auth: { tools: ['language'], back: true, logo: true },
    default: {
      guard: 'login',
      tools: ['search', 'language', 'support', 'notices', 'settings'],
      tabBar: true,
    },
    browse: { tools: ['search', 'language', 'support'], tabBar: true },
    sub: { back: true },
    demo: {},
  },
  guards: { kyc: { sendsTo: '/pages/kycverify/index' }, vip: {}, paypwd: {} },
  tabBar: { height: 50, fontSize: 10, iconWidth: 24 },
  defaults: { layout: 'sub', guard: 'login', reachBottom: 50, preload: 'intent' },
  pages: {
    '/pages/main/home/index': {
      layout: 'default',
      heading: 'manifest.home',
      tab: { order: 0, icon: 'home', label: 'manifest.home' },
      alias: ['/'],
      refresh: true,
      keep: true,
      seed: 'listed',
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
      seed: 'listed',
    },
    '/pages/main/watchlist/index': {
      layout: 'default',
      heading: 'manifest.watchlists',
      tab: { order: 2, icon: 'watchlists', label: 'manifest.watchlists' },
      search: { group: 'string?' },
      refresh: true,
      keep: true,
      shortcut: true,
      seed: 'listed',
    },
    '/pages/main/trade/index': {
      layout: 'default',
      heading: 'manifest.trade',
      tab: { order: 3, icon: 'trade', label: 'manifest.trade' },
      search: { tab: 'holdings|orders|closed|subscriptions=holdings' },
      refresh: true,
      keep: true,
      shortcut: true,
      seed: 'listed',
    },
    '/pages/main/profile/index': {
      layout: 'default',
      heading: 'manifest.profile',
      tab: { order: 4, icon: 'profile', label: 'manifest.profile' },
      refresh: true,
      keep: true,
      seed: 'listed',
    },
    '/pages/main/watchlist/manage': {
      heading: 'manifest.manageWatchlists',
      search: { group: 'string?' },
      seed: 'listed',
    },
    '/pages/auth/login': {
      layout: 'auth',
      heading: 'manifest.login',
      guard: 'guest',
      search: { next: 'string?', by: 'email|phone=email' },
      seed: 'listed',
    },
    '/pages/quote/stock': {
      heading: 'manifest.quote',
      guard: 'public',
      tools: ['watch', 'search'],
      search: { symbol: 'string', market: 'string?', period: '1m|5m|15m|1h|1d|1w=1d' },
      onBadLink: '/pages/main/market/index',
      maxWidth: 960,
      seed: 'listed',
    },
    '/pages/quote/globalindex': {
      heading: 'manifest.worldIndices',
      guard: 'public',
      tools: ['search'],
      refresh: true,
      sitemap: true,
      seed: 'listed',
    },
    '/pages/quote/gin': {
      heading: 'manifest.worldIndex',
      guard: 'public',
      tools: ['watch', 'search'],
      search: { symbol: 'string', period: '1m|5m|15m|1h|1d|1w=1d' },
      onBadLink: '/pages/quote/globalindex',
      maxWidth: 960,
      seed: 'listed',
    },
    '/pages/quote/in': {
      heading: 'manifest.marketIndex',
      guard: 'public',
      tools: ['watch', 'search'],
      search: { symbol: 'string', market: 'string?', period: '1m|5m|15m|1h|1d|1w=1d' },
      onBadLink: '/pages/main/market/index',
      maxWidth: 960,
      seed: 'listed',
    },
    '/pages/product/popular': {
      heading: 'manifest.popular',
      guard: 'public',
      tools: ['search'],
      search: { market: 'string?' },
      refresh: true,
      sitemap: true,
      seed: 'listed',
    },
    '/pages/news/index': {
      heading: 'manifest.news',
      guard: 'public',
      tools: ['search'],
      search: { market: 'string?', symbol: 'string?' },
      refresh: true,
      seed: 'added',
    },
    '/pages/news/detail': {
      heading: 'manifest.newsDetail',
      guard: 'public',
      tools: ['share'],
      search: { id: 'string' },
      onBadLink: '/pages/news/index',
      maxWidth: 720,
      seed: 'listed',
    },
    '/pages/payment/stock': {
      heading: 'manifest.orderTicket',
      search: { symbol: 'string', market: 'string?', side: 'buy|sell=buy', type: 'market|limit=market' },
      onBadLink: '/pages/main/market/index',
      seed: 'listed',
    },
    '/pages/search/index': {
      heading: 'manifest.search',
      guard: 'public',
      search: { q: 'string?' },
      shortcut: true,
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

    // Joining and security
    '/pages/auth/register': {
      layout: 'auth',
      heading: 'manifest.register',
      guard: 'guest',
      search: { next: 'string?', invite: 'string?', by: 'email|phone=email' },
      seed: 'listed',
    },
    '/pages/setting/password': { heading: 'manifest.changePassword', seed: 'listed' },
    '/pages/setting/paypwd': {
      heading: 'manifest.payPassword',
      search: { next: 'string?' },
      seed: 'listed',
    },
    '/pages/setting/security': { heading: 'manifest.security', refresh: true, seed: 'added' },
    '/pages/auth/resetpwd': {
      layout: 'auth',
      heading: 'manifest.resetPassword',
      guard: 'public',
      search: { next: 'string?', by: 'email|phone=email' },
      seed: 'listed',
    },

    '/pages/setting/export': { heading: 'manifest.export', seed: 'added' },

    // Verification
    '/pages/kycverify/index': {
      heading: 'manifest.kyc',
      search: { next: 'string?' },
      refresh: true,
      seed: 'listed',
    },
    '/pages/kycverify/idcard': {
      heading: 'manifest.kycIdcard',
      search: { next: 'string?' },
      seed: 'listed',
    },
    '/pages/kycverify/passport': {
      heading: 'manifest.kycPassport',
      search: { next: 'string?' },
      seed: 'listed',
    },
    '/pages/kycverify/pro': {
      heading: 'manifest.kycPro',
      search: { next: 'string?' },
      seed: 'listed',
    },

    // Inbox, alerts, documents
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
      search: { kind: 'string?' },
      refresh: true,
      seed: 'added',
    },

    // Deposits
    '/pages/deposit/index': { heading: 'manifest.deposit', refresh: true, seed: 'listed' },
    '/pages/deposit/card': {
      heading: 'manifest.depositCard',
      search: { channel: 'string?', amount: 'string?' },
      seed: 'listed',
    },
    '/pages/deposit/wallet': {
      heading: 'manifest.depositWallet',
      search: { channel: 'string?', amount: 'string?' },
      seed: 'listed',
    },
    '/pages/deposit/custom': {
      heading: 'manifest.depositCustom',
      search: { channel: 'string?', amount: 'string?' },
      seed: 'listed',
    },
    '/pages/deposit/record': {
      heading: 'manifest.deposits',
      search: { status: 'all|wait|pass|partial|refuse|canceled=all' },
      refresh: true,
      seed: 'listed',
    },
    '/pages/deposit/detail': {
      heading: 'manifest.depositDetail',
      search: { id: 'string' },
      onBadLink: '/pages/deposit/record',
      refresh: true,
      seed: 'added',
    },

    // Withdrawals, cards, transfers
    '/pages/withdraw/bank': {
      heading: 'manifest.withdraw',
      guard: ['login', 'kyc', 'paypwd'],
      seed: 'added',
    },
    '/pages/withdraw/crypto': {
      heading: 'manifest.withdraw',
      guard: ['login', 'kyc', 'paypwd'],
      seed: 'listed',
    },
    '/pages/withdraw/record': {
      heading: 'manifest.withdrawals',
      search: { status: 'all|wait|pass|refuse|canceled=all' },
      refresh: true,
      seed: 'added',
    },
    '/pages/withdraw/detail': {
      heading: 'manifest.withdrawal',
      search: { id: 'string' },
      onBadLink: '/pages/withdraw/record',
      refresh: true,
      seed: 'added',
    },
    '/pages/card/bank': {
      heading: 'manifest.bankCards',
      search: { add: 'bool=false' },
      seed: 'listed',
    },
    '/pages/card/crypto': {
      heading: 'manifest.cryptoWallets',
      search: { add: 'bool=false' },
      seed: 'listed',
    },
    '/pages/profile/transfer': {
      heading: 'manifest.transfer',
      search: { from: 'string?', to: 'string?' },
      seed: 'listed',
    },
    '/pages/profile/exchange': {
      heading: 'manifest.exchange',
      search: { from: 'string?', to: 'string?' },
      seed: 'added',
    },

    // Offerings and funds
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

    // Quantitative funds and loans
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

    // Trading
    '/pages/product/blocktrade': {
      heading: 'manifest.blockTrades',
      guard: ['login', 'vip', 'paypwd'],
      tools: ['search'],
      search: { symbol: 'string?', market: 'string?' },
      seed: 'listed',
    },

    // Markets
  },
});

export type H5 = typeof h5;
