import { defineManifest } from './define.js';
import { offeredLocales } from './offeredLocales.js';
import { account } from './pages/account.js';
import { joining } from './pages/joining.js';
import { markets } from './pages/markets.js';
import { money } from './pages/money.js';
import { offers } from './pages/offers.js';
import { tabs } from './pages/tabs.js';
import { trading } from './pages/trading.js';

/**
 * The customer app, as data. A page is one entry below `pages/`, by area, and one in the registry
 * `apps/h5/src/pages.ts`, which names its component.
 */
export const h5 = defineManifest({
  app: {
    id: 'fairlot',
    name: 'app.name',
    description: 'html.description',
    version: '1.0.0',
    versionCode: 100,
    entry: '/pages/main/home/index',
    router: 'hash',
    base: '/',
  },
  auth: {
    login: '/pages/auth/login',
    afterLogin: '/pages/main/profile/index',
    backFallback: '/pages/main/market/index',
  },
  loading: { delayMs: 200, minMs: 0, timeoutMs: 60_000, failed: 'app.page.timeout' },
  net: { timeoutMs: 10_000, uploadMs: 60_000, downloadMs: 60_000, socketMs: 60_000 },
  theme: {
    primary: '#465CFF',
    tabSelected: '#372FC8',
    darkMode: false,
    tokens: 'packages/ui-kit/src/tokens/fairlot.tokens.json',
  },
  locales: {
    default: 'en',
    offered: offeredLocales,
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
  flags: { loans: true, blockTrades: true },
  support: { whatsapp: true },
  home: {
    tiles: ['borrow', 'deposit', 'withdraw', 'block', 'ipo', 'quant', 'support', 'about', 'fund'],
    sections: ['active', 'popular', 'block', 'ipo'],
  },
  defaults: { layout: 'sub', guard: 'login', reachBottom: 50, preload: 'intent' },
  pages: { ...tabs, ...joining, ...markets, ...trading, ...offers, ...money, ...account },
});

export type H5 = typeof h5;
