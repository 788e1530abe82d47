import { pageOf } from '../probedApp.js';
import type { Probe } from './probe.js';

const MARKET = '/pages/main/market/index';

/** The frame around pages: names, bars, colours, measures. */
export const frameProbes: readonly Probe[] = [
  {
    name: 'what the app says of itself to others',
    sees: {
      'app.description': ['Follow markets and trade with simulated money.', 'Nachrichten'],
      'app.base': ['/', '/invest/'],
      'locales.default': ['en', 'de'],
      'pages.*.shortcut': [true, false],
      'pages.*.heading': ['Trade', 'Nachrichten'],
      'pages.*.sitemap': [false, true],
    },
    async look({ page, url }, manifest) {
      const webManifest = (await (await page.request.get(`${url}manifest.webmanifest`)).json()) as {
        description: string;
        scope: string;
        lang: string;
        shortcuts: { name: string; url: string }[];
      };
      const shortcutTo = (path: string) =>
        webManifest.shortcuts.find((each) => pageOf(each.url, manifest) === path);
      const sitemap = await (await page.request.get(`${url}sitemap.xml`)).text();
      return {
        'app.description': webManifest.description,
        'app.base': webManifest.scope,
        'locales.default': webManifest.lang,
        'pages.*.shortcut': shortcutTo('/pages/search/index') !== undefined,
        'pages.*.heading': shortcutTo('/pages/main/trade/index')?.name,
        'pages.*.sitemap': sitemap.includes('/pages/news/index<'),
      };
    },
  },
  {
    name: 'the tabs, the header and the name, as a visitor of the markets sees them',
    sees: {
      'app.id': ['fairlot', 'variant'],
      'app.name': ['Fairlot', 'Historische Aufzeichnung'],
      'app.router': ['/', MARKET],
      'theme.tabSelected': ['rgb(55, 47, 200)', 'rgb(11, 92, 70)'],
      'tabBar.height': ['50px', '56px'],
      'tabBar.fontSize': ['10px', '12px'],
      'tabBar.iconWidth': [24, 28],
      'layouts.*.tools': [1, 0],
      'layouts.*.back': [0, 1],
      'pages.*.tab.label': ['Home', 'Funds'],
      'pages.*.tab.order': ['Watchlists', 'Trade'],
      'pages.*.tab.when': [1, 0],
      'pages.*.tab.icon': [false, true],
      'pages.*.search.*': ['Most active', 'Gainers'],
    },
    async look({ page, url, landing }) {
      await landing(MARKET);
      const banner = page.getByRole('banner');
      const tabs = page.locator('nav').filter({ has: page.locator('[aria-current=page] svg') });
      const names = await tabs.getByRole('link').allInnerTexts();
      const chosen = tabs.locator('[aria-current=page]');
      const style = (property: string) =>
        chosen.evaluate((link, name) => getComputedStyle(link).getPropertyValue(name), property);
      const icon = (name: string) => tabs.getByRole('link', { name }).locator('svg').first().innerHTML();
      return {
        'app.id': await page.evaluate(() => Object.keys(localStorage)[0]?.split('.')[0]),
        'app.name': await page.title(),
        'app.router': new URL(page.url()).pathname.replace(new URL(url).pathname, '/'),
        'theme.tabSelected': await style('color'),
        'tabBar.height': await style('height'),
        'tabBar.fontSize': await style('font-size'),
        'tabBar.iconWidth': (await chosen.locator('svg').boundingBox())?.width,
        'layouts.*.tools': await banner.getByRole('button', { name: /^Language/ }).count(),
        'layouts.*.back': await banner.getByRole('button', { name: 'Back' }).count(),
        'pages.*.tab.label': names[0],
        'pages.*.tab.order': names[2],
        'pages.*.tab.when': await tabs.getByRole('link', { name: 'Profile' }).count(),
        'pages.*.tab.icon': (await icon('Watchlists')) === (await icon('Markets')),
        'pages.*.search.*': await page.getByRole('tab', { selected: true }).innerText(),
      };
    },
  },
  {
    name: 'the frame of pages behind the tabs',
    options: { viewport: { width: 1280, height: 800 } },
    sees: {
      'layouts.*.tabBar': [0, 1],
      'layouts.*.logo': [0, 1],
      'pages.*.title': ['Fairlot', 'Funds'],
      'pages.*.tools': [1, 0],
      'defaults.layout': [1, 0],
      'pages.*.layout': [0, 1],
      'pages.*.maxWidth': [720, 960],
    },
    async look({ page, landing }) {
      const banner = page.getByRole('banner');
      await landing('/pages/product/popular');
      const popular = {
        'layouts.*.tabBar': await page.getByRole('navigation', { name: 'Main sections' }).count(),
        'layouts.*.logo': await banner.locator('img').count(),
        'pages.*.title': (await banner.innerText()).split('\n')[0],
        'pages.*.tools': await banner.getByRole('link', { name: 'Search' }).count(),
      };
      await landing('/pages/quote/globalindex');
      const back = await banner.getByRole('button', { name: 'Back' }).count();
      await landing('/pages/webview/index?doc=about');
      return {
        ...popular,
        'defaults.layout': back,
        'pages.*.layout': await banner.getByRole('button', { name: /^Language/ }).count(),
        'pages.*.maxWidth': (await page.locator('main').boundingBox())?.width,
      };
    },
  },
  {
    name: 'the brand, in the colours and shapes that are drawn',
    options: { colorScheme: 'dark' },
    sees: {
      'theme.primary': ['rgb(70, 92, 255)', 'rgb(11, 107, 82)'],
      'theme.tokens': ['12px', '999px'],
      'theme.darkMode': [false, true],
    },
    async look({ page, landing }) {
      await landing('/pages/auth/login');
      const canvas = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      const dark = await canvas();
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      const button = page.locator('form button[type="submit"]');
      await button.waitFor();
      const style = (property: string) =>
        button.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);
      return {
        'theme.primary': await style('background-color'),
        'theme.tokens': await style('border-top-left-radius'),
        'theme.darkMode': dark !== (await canvas()),
      };
    },
  },
  {
    name: 'the languages on offer',
    sees: {
      'locales.offered[].key': [false, true],
      'locales.offered[].name': ['Français', 'Le français'],
      'locales.offered[].label': ['France', 'Wallonia'],
      'locales.offered[].flag': ['fr.svg', 'es.svg'],
      'locales.offered[].isPartial': [true, false],
    },
    async look({ page, landing }) {
      await landing('/pages/auth/resetpwd');
      await page.getByRole('button', { name: /^Language/ }).click();
      const row = (language: string) => page.getByRole('dialog').locator(`li[lang="${language}"]`);
      const [, name, label] = (await row('fr').innerText()).split('\n');
      return {
        // The server still offers it; without its own texts the app shows it in English.
        'locales.offered[].key': (await row('it').innerText()).includes('Shown in English'),
        'locales.offered[].name': name,
        'locales.offered[].label': label,
        'locales.offered[].flag': (await row('fr').locator('img').getAttribute('src'))?.split('/').at(-1),
        'locales.offered[].isPartial': /not translated|partly/i.test(await row('ja').innerText()),
      };
    },
  },
];
