import { expect, it } from 'vitest';
import { pathsOf, resolvePage, type Manifest } from './define.js';
import { h5 } from './h5.js';
import { pageRoots, sitemapOf, webManifestOf } from './publish.js';

it('offers the marked pages from the icon of the installed app', () => {
  expect(webManifestOf(h5, (key) => `words of ${key}`)).toMatchObject({
    name: 'words of app.name',
    description: 'words of html.description',
    start_url: '/',
    theme_color: '#465CFF',
    shortcuts: [
      { name: 'words of manifest.markets', url: '/#/pages/main/market/index' },
      { name: 'words of manifest.watchlists', url: '/#/pages/main/watchlist/index' },
      { name: 'words of manifest.trade', url: '/#/pages/main/trade/index' },
      { name: 'words of manifest.search', url: '/#/pages/search/index' },
    ],
  });
});

it('lists in the sitemap the marked pages and no other', () => {
  const sitemap = sitemapOf(h5, 'https://fairlot.example');
  for (const path of pathsOf(h5)) {
    const isListed = sitemap.includes(`<loc>https://fairlot.example/#${path}</loc>`);
    expect(isListed, path).toBe(resolvePage(h5, path).sitemap === true);
  }
});

it('has addresses without # and below the base, where the app has', () => {
  const app: Manifest = { ...h5, app: { ...h5.app, router: 'path', base: '/invest/' } };
  const sitemap = sitemapOf(app, 'https://host.example');
  expect(sitemap).toContain('<loc>https://host.example/invest/pages/main/market/index</loc>');
  const said = webManifestOf(app, (key) => key);
  expect(said).toMatchObject({ id: '/invest/', start_url: '/invest/', scope: '/invest/' });
  expect(JSON.stringify(said)).toContain('"/invest/favicon.svg"');
  expect(JSON.stringify(said)).toContain('"/invest/pages/search/index"');
  expect([pageRoots(app), pageRoots(h5)]).toEqual([['pages/'], []]);
});
