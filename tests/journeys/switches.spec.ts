import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { h5, type Manifest, type Page, type Path } from '@fairlot/manifest';
import { buildApp, variantFolder } from '../../scripts/lib/appBuild.mjs';
import { freePort } from '../../scripts/lib/server.mjs';
import { startBroker, type Broker } from '../support/broker.js';
import { withApp, type ProbedApp } from '../support/probedApp.js';
import { expect, test as base } from '../support/test.js';

// The server turns a feature switch of the manifest off at run time: no link leads to its pages any more.

const SWITCHES: Readonly<Record<Path, string>> = {
  '/pages/fund/index': 'funds',
  '/pages/fund/detail': 'funds',
  '/pages/main/watchlist/index': 'lists',
  '/pages/notice/index': 'inbox',
};
const pages: Readonly<Record<string, Page>> = h5.pages;
const manifest: Manifest = {
  ...h5,
  flags: { ...h5.flags, funds: true, lists: true, inbox: true },
  pages: Object.fromEntries(
    Object.entries(pages).map(([path, page]) => {
      const flag = SWITCHES[path as Path];
      return [path, flag === undefined ? page : { ...page, flag }];
    }),
  ),
};
const WEB_ROOT = variantFolder('switches');

const test = base.extend<object, { on: Broker; off: Broker }>({
  on: [
    async ({ browserName: _ }, use) => {
      await buildApp({ variant: { name: 'switches', manifest } });
      const broker = await startBroker({ WEB_ROOT });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // After `on`, which builds the app for both.
  off: [
    async ({ on: _ }, use) => {
      const broker = await startBroker({ WEB_ROOT, SWITCHED_OFF: 'loans,funds,lists,inbox' });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The links to pages with a switch. */
async function lookAround({ page, enter, landing, open }: ProbedApp, origin: string) {
  await enter();
  const routes = [];
  for (const path of ['/pages/borrow/history', '/pages/fund/index', '/pages/notice/index'])
    routes.push(await landing(path));
  await landing('/pages/main/home/index');
  const tiles = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link');
  await tiles.first().waitFor();
  const leadsTo = (path: string) => page.locator(`a[href*="${path}"]`).filter({ visible: true });
  const seen = {
    routes,
    tiles: [await leadsTo('/pages/borrow/index').count(), await leadsTo('/pages/fund/index').count()],
    tab: await leadsTo('/pages/main/watchlist/index').count(),
    tool: await leadsTo('/pages/notice/index').count(),
  };
  await landing('/pages/main/market/index');
  await leadsTo('/pages/quote/stock').first().waitFor();
  const links = await leadsTo('/pages/fund/index').count();
  const { data } = (await (await fetch(`${origin}/api/v1/fund`)).json()) as { data: { name: string }[] };
  await open('/pages/search/index');
  await page.getByRole('searchbox').fill(data[0]?.name ?? '');
  await page
    .getByRole('status')
    .filter({ hasText: /results?$/ })
    .first()
    .waitFor({ state: 'attached' });
  return { ...seen, links, results: await page.getByRole('heading', { name: 'Funds' }).count() };
}

test('what is switched off has no route, tile, tab, tool, link or search result', async ({
  browser,
  on,
  off,
}) => {
  test.setTimeout(150_000);
  const look = (origin: string) =>
    withApp(browser, { origin, manifest }, {}, (app) => lookAround(app, origin));
  expect(await look(on.url)).toEqual({
    routes: ['/pages/borrow/history', '/pages/fund/index', '/pages/notice/index'],
    tiles: [1, 1],
    tab: 1,
    tool: 1,
    links: 1,
    results: 1,
  });
  expect(await look(off.url)).toEqual({
    routes: ['nowhere', 'nowhere', 'nowhere'],
    tiles: [0, 0],
    tab: 0,
    tool: 0,
    links: 0,
    results: 0,
  });
});

test('an open app follows a switch within a minute, without being loaded again', async ({
  browser,
  on: _,
}) => {
  test.setTimeout(150_000);
  const place = {
    WEB_ROOT,
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'switches-')),
  };
  const before = await startBroker(place);
  await withApp(browser, { origin: before.url, manifest }, {}, async ({ page, enter, landing }) => {
    await page.clock.install();
    await enter();
    await landing('/pages/main/home/index');
    const tiles = page.getByRole('navigation', { name: 'Quick access' });
    const fund = tiles.getByRole('link', { name: 'Fund', exact: true });
    await expect(fund).toBeVisible();
    await before.stop();
    const after = await startBroker({ ...place, SWITCHED_OFF: 'funds' });
    try {
      await expect(fund).toBeVisible();
      await page.clock.fastForward(61_000);
      await expect(fund).toHaveCount(0);
      await expect(tiles.getByRole('link').first()).toBeVisible();
    } finally {
      await after.stop();
    }
  });
  await rm(place.DATA_DIR, { recursive: true, force: true });
});
