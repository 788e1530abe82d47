import { demo } from '../../../scripts/lib/server.mjs';
import { pageOf } from '../probedApp.js';
import type { Probe } from './probe.js';

const MARKET = '/pages/main/market/index';
const LOGIN = '/pages/auth/login';

/** Targets of addresses, links and sign-in. */
export const wayProbes: readonly Probe[] = [
  {
    name: 'where a visitor is led',
    sees: {
      'app.entry': [LOGIN, MARKET],
      'auth.login': [LOGIN, '/pages/auth/register'],
      'layouts.*.guard': ['/pages/news/index', '/pages/auth/register'],
      'pages.*.guard': ['/pages/search/index', '/pages/auth/register'],
      'defaults.guard': [LOGIN, '/pages/setting/index'],
      'pages.*.alias': ['nowhere', '/pages/product/popular'],
      'pages.*.flag': ['/pages/quote/replay', 'nowhere'],
      'pages.*.onBadLink': ['/pages/news/index', '/pages/product/popular'],
      'auth.backFallback': [MARKET, '/pages/quote/globalindex'],
    },
    async look({ page, landing, open }, manifest) {
      const seen = {
        'app.entry': await landing('/'),
        'auth.login': await landing('/pages/main/trade/index'),
        'layouts.*.guard': await landing('/pages/news/index'),
        'pages.*.guard': await landing('/pages/search/index'),
        'defaults.guard': await landing('/pages/setting/index'),
        'pages.*.alias': await landing('/pages/popular'),
        'pages.*.flag': await landing('/pages/quote/replay'),
      };
      await open('/pages/news/detail');
      const list = await page.locator('main:visible').getByRole('link').getAttribute('href');
      // The first page of a visit has no history.
      await open('/pages/auth/resetpwd');
      await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
      const back = page.locator('main:not([data-page="/pages/auth/resetpwd"])');
      await back.locator('h1').filter({ visible: true }).first().waitFor();
      return {
        ...seen,
        'pages.*.onBadLink': pageOf(list, manifest),
        'auth.backFallback': await back.getAttribute('data-page'),
      };
    },
  },
  {
    name: 'where signing in leads',
    sees: { 'auth.afterLogin': ['/pages/main/profile/index', '/pages/main/trade/index'] },
    async look({ page, landing }) {
      await landing(LOGIN);
      await page.getByRole('textbox', { name: /email/i }).first().fill(demo.mail);
      await page.locator('input[type="password"]').first().fill(demo.password);
      await page.locator('form button[type="submit"]').click();
      const inside = page.locator(`main:not([data-page="${LOGIN}"])`);
      await inside.locator('h1').filter({ visible: true }).first().waitFor();
      return { 'auth.afterLogin': await inside.getAttribute('data-page') };
    },
  },
  {
    name: 'what a member finds',
    sees: {
      'app.version': ['1.0.0', '9.8.7'],
      'app.versionCode': ['(100)', '(987)'],
      'flags.*': ['/pages/borrow/history', 'nowhere'],
      'home.tiles': [9, 2],
      'home.sections': ['Highest volume', 'Funds'],
      'pages.*.redirectTo': ['/pages/quantify/index', '/pages/fund/index'],
      'pages.*.history': ['/pages/deposit/record', '/pages/withdraw/record'],
      'pages.*.refresh': [0, 1],
      'pages.*.tab.badge': ['/pages/main/profile/index', '/pages/main/trade/index'],
      'pages.*.keep': [1, 0],
    },
    async look({ page, enter, landing }, manifest) {
      await enter();
      const main = page.getByRole('main');
      const flags = await landing('/pages/borrow/history');
      const redirectTo = await landing('/pages/quantify/bak');
      await landing('/pages/setting/index');
      const [version, code] = (await main.getByText(/^\d+\.\d+\.\d+ \(\d+\)$/).innerText()).split(' ');
      await landing('/pages/deposit/index');
      const history = await page
        .getByRole('banner')
        .getByRole('link', { name: 'History' })
        .getAttribute('href');
      await landing('/pages/setting/password');
      const refresh = await page.getByRole('button', { name: 'Refresh' }).count();
      await landing(MARKET);
      const tabs = page.getByRole('navigation', { name: 'Main sections' }).getByRole('link');
      const badged = await tabs
        .filter({ hasText: /unread/ })
        .first()
        .getAttribute('href');
      await tabs.first().click();
      const tiles = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link');
      await tiles.first().waitFor();
      const sections = main.getByRole('heading', { level: 2, name: /^(Highest volume|Fund)/ });
      return {
        'app.version': version,
        'app.versionCode': code,
        'flags.*': flags,
        'home.tiles': await tiles.count(),
        'home.sections': await sections.first().innerText(),
        'pages.*.redirectTo': redirectTo,
        'pages.*.history': pageOf(history, manifest),
        'pages.*.refresh': refresh,
        'pages.*.tab.badge': pageOf(badged, manifest),
        // A kept page stays behind the next one.
        'pages.*.keep': await page.locator('main h1', { hasText: 'Markets' }).count(),
      };
    },
  },
  {
    name: 'how support is reached where the server answers on WhatsApp',
    sees: { 'support.whatsapp': ['WhatsApp', 'chat'] },
    async look({ page, landing }) {
      await page.route('**/api/v1/setting/base', async (route) => {
        const settings = (await (await route.fetch()).json()) as object;
        const offered = { msg_type: 'whatsapp', whatsapp: '+491701234567', switched_off: ['blockTrades'] };
        await route.fulfill({ json: { ...settings, ...offered } });
      });
      await landing(MARKET);
      await page.getByRole('link', { name: 'World indices' }).first().waitFor();
      // The same answer takes this link away.
      await page.getByRole('link', { name: 'Block trades' }).waitFor({ state: 'detached' });
      const link = page.getByRole('banner').getByRole('link', { name: 'Support' });
      return { 'support.whatsapp': (await link.count()) > 0 ? 'WhatsApp' : 'chat' };
    },
  },
  {
    name: 'where a guard sends whom it stops',
    sees: { 'guards.*.sendsTo': ['/pages/kycverify/index', '/pages/setting/index'] },
    async look({ enter, landing }) {
      await enter('new@fairlot.example');
      return { 'guards.*.sendsTo': await landing('/pages/payment/newstock?id=1') };
    },
  },
];
