import { h5, type Manifest, type Page, type Path } from '@fairlot/manifest';

const app: Manifest = h5;

/** The changes of pages. */
const changes: Readonly<Record<Path, Partial<Page>>> = {
  '/pages/main/home/index': { tab: { order: 0, icon: 'home', label: 'manifest.fund' } },
  '/pages/main/market/index': {
    keep: false,
    reachBottom: 120,
    search: { market: 'string?', tab: 'active|gainers|losers=gainers' },
  },
  '/pages/main/watchlist/index': {
    tab: { order: 3, icon: 'markets', label: 'manifest.watchlists' },
    flag: 'lists',
  },
  '/pages/main/trade/index': {
    heading: 'manifest.news',
    tab: { order: 2, icon: 'trade', label: 'manifest.trade', badge: 'inbox' },
  },
  '/pages/main/profile/index': {
    tab: { order: 4, icon: 'profile', label: 'manifest.profile', when: 'login' },
  },
  '/pages/product/popular': { layout: 'sub', title: 'manifest.fund', tools: [], alias: ['/pages/popular'] },
  '/pages/quote/globalindex': { preload: 'viewport' },
  '/pages/quote/replay': { flag: 'never' },
  '/pages/news/index': { layout: 'demo', sitemap: true },
  '/pages/news/detail': { onBadLink: '/pages/product/popular' },
  '/pages/search/index': { guard: 'login', shortcut: false },
  '/pages/webview/index': { layout: 'auth', maxWidth: 960 },
  '/pages/fund/index': { flag: 'funds' },
  '/pages/fund/detail': { flag: 'funds' },
  '/pages/notice/index': { flag: 'inbox' },
  '/pages/deposit/index': { history: '/pages/withdraw/record' },
  '/pages/quantify/bak': { redirectTo: '/pages/fund/index' },
  '/pages/setting/password': { refresh: true },
};

/**
 * The app with each field of its manifest changed, unless one change would hide another. The probes of
 * journeys/fields.spec.ts compare the app with it.
 */
export const variant: Manifest = {
  ...app,
  app: {
    id: 'variant',
    name: 'manifest.replay',
    description: 'manifest.news',
    version: '9.8.7',
    versionCode: 987,
    entry: '/pages/main/market/index',
    router: 'path',
    base: '/invest/',
  },
  auth: {
    login: '/pages/auth/register',
    afterLogin: '/pages/main/trade/index',
    backFallback: '/pages/quote/globalindex',
  },
  loading: { delayMs: 1500, minMs: 3000, timeoutMs: 20_000, failed: 'app.page.crash' },
  net: { timeoutMs: 4000, uploadMs: 2500, downloadMs: 2500, socketMs: 2500 },
  theme: {
    primary: '#0B6B52',
    tabSelected: '#0B5C46',
    darkMode: 'system',
    tokens: 'packages/ui-kit/src/tokens/second-brand.tokens.json',
  },
  locales: {
    default: 'de',
    offered: app.locales.offered
      .filter(({ key }) => key !== 'it')
      .map(({ isPartial: _, ...offered }) =>
        offered.key === 'fr' ? { ...offered, name: 'Le français', label: 'Wallonia', flag: 'es' } : offered,
      ),
  },
  layouts: {
    ...app.layouts,
    browse: { tools: ['search', 'support'], tabBar: true, back: true },
    sub: { back: true, tabBar: true, logo: true },
    demo: { guard: 'login' },
    plain: {},
  },
  guards: { ...app.guards, kyc: { sendsTo: '/pages/setting/index' } },
  tabBar: { height: 56, fontSize: 12, iconWidth: 28 },
  // The last three are of pages that have no switch in the app; journeys/switches.spec.ts turns them off.
  flags: { ...app.flags, loans: false, never: false, lists: true, funds: true, inbox: true },
  support: { whatsapp: false },
  home: { tiles: ['fund', 'deposit'], sections: ['fund'] },
  defaults: { layout: 'plain', guard: 'public', reachBottom: 400, preload: 'none' },
  pages: Object.fromEntries(
    Object.entries(app.pages).map(([path, page]) => [path, { ...page, ...changes[path as Path] }]),
  ),
};
