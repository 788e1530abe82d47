import { startBroker } from '../support/broker.js';
import { withApp, type ProbedApp } from '../support/probedApp.js';
import { expect } from '../support/test.js';
import { variant } from '../support/variant.js';
import { test, VARIANT_ROOT } from '../support/variantTest.js';

// The server turns a feature switch of the manifest off at run time: no link leads to its pages any more.

/** The links to pages with a switch. */
async function lookAround({ page, enter, landing, open }: ProbedApp, origin: string) {
  await enter();
  const routes = [];
  for (const path of ['/pages/main/watchlist/index', '/pages/fund/index', '/pages/notice/index'])
    routes.push(await landing(path));
  await landing('/pages/main/home/index');
  const tiles = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link');
  await tiles.first().waitFor();
  const leadsTo = (path: string) => page.locator(`a[href*="${path}"]`).filter({ visible: true });
  const seen = {
    routes,
    tile: await tiles.and(leadsTo('/pages/fund/index')).count(),
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
  other,
}) => {
  test.setTimeout(150_000);
  const look = (origin: string) =>
    withApp(browser, { origin, manifest: variant }, {}, (app) => lookAround(app, origin));
  expect(await look(other.url)).toEqual({
    routes: ['/pages/main/watchlist/index', '/pages/fund/index', '/pages/notice/index'],
    tile: 1,
    tab: 1,
    tool: 1,
    links: 1,
    results: 1,
  });
  const off = await startBroker({ WEB_ROOT: VARIANT_ROOT, SWITCHED_OFF: 'funds,lists,inbox' });
  try {
    expect(await look(off.url)).toEqual({
      routes: ['nowhere', 'nowhere', 'nowhere'],
      tile: 0,
      tab: 0,
      tool: 0,
      links: 0,
      results: 0,
    });
  } finally {
    await off.stop();
  }
});

test('an open app follows a switch within a minute, without being loaded again', async ({ page, enter }) => {
  await page.clock.install();
  await enter();
  await page.goto('/#/pages/main/home/index');
  const tiles = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link');
  const loans = tiles.and(page.locator('[href*="/pages/borrow/index"]'));
  await expect(loans).toBeVisible();
  // As the server answers once it runs with SWITCHED_OFF, which the journey above sees.
  await page.route('**/api/v1/setting/base', async (route) => {
    const settings = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...settings, switched_off: ['loans'] } });
  });
  await page.clock.fastForward(61_000);
  await expect(loans).toHaveCount(0);
  await expect(tiles.first()).toBeVisible();
});
