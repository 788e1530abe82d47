import { heading } from '../support/heading.js';
import { expect, test, type Page } from '../support/test.js';

test.use({ serviceWorkers: 'allow' });

const MARKET = '/pages/main/market/index';

/** Waits until the worker has every file of the app and controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });
}

test('installed once, the app starts without a network, on any page, and says how old things are', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(`/#${MARKET}`);
  await expect(heading(page, 'Markets')).toBeVisible();
  await waitForWorker(page);
  // What a browser needs to offer the installation.
  const card = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await page.request.get(card ?? '')).json()).toMatchObject({
    name: 'Fairlot',
    start_url: '/',
  });
  await context.setOffline(true);
  // Loaded data stays visible, with its time.
  await expect(page.getByText(/You are offline. What you see is as of \d+:\d\d/)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Markets')).toBeVisible();
  await page.goto('/#/pages/search/index');
  await expect(page.getByRole('searchbox')).toBeVisible();
  // A chunk that no visit has fetched yet.
  await page.goto('/#/pages/auth/register');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  const names = await page.evaluate(async () => {
    const facts = await caches.open('fairlot-facts');
    return (await facts.keys()).map(({ url }) => new URL(url).pathname).sort();
  });
  expect(names).toEqual([
    '/api/v1/currency',
    '/api/v1/language',
    '/api/v1/market/app',
    '/api/v1/setting/base',
    '/api/v1/symbol',
  ]);
  // Names and symbols are found offline, and the page says that the search is limited to them.
  await page.goto('/#/pages/search/index?q=north%20atlantic%20500');
  await expect(page.getByRole('link', { name: /North Atlantic 500/ })).toBeVisible();
  await expect(page.getByText('You are offline. These are names and symbols')).toBeVisible();
});

test('the chosen language works without a network, although the first visit fetched its words itself', async ({
  page,
  context,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  await page.goto(`/#${MARKET}`);
  await expect(heading(page, 'Märkte')).toBeVisible();
  await waitForWorker(page);
  const keptWords = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('fairlot-files-'));
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.flat().filter(({ url }) => /\/assets\/de-[^/]*\.js$/.test(url)).length;
    });
  // Those of the frame and the kit, and those of each namespace.
  await expect.poll(keptWords).toBeGreaterThan(40);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Märkte')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/#/pages/auth/register');
  await expect(page.getByRole('button', { name: 'Code senden' })).toBeVisible();
});

test('without a network the app starts in its current version, not in an older one that is still stored', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(`/#${MARKET}`);
  await expect(heading(page, 'Markets')).toBeVisible();
  await waitForWorker(page);
  // As after a deploy while another window was open: the cache also contains files of the previous version, including
  // its document, but not its scripts.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('fairlot-files-')) ?? '';
    const current = await caches.open(name);
    const kept = await Promise.all(
      (await current.keys()).map(async (request) => [request, await current.match(request)] as const),
    );
    await caches.delete(name);
    const html = '<script type="module" src="/assets/gone.js"></script>';
    const before = await caches.open('fairlot-files-before');
    await before.put('/', new Response(html, { headers: { 'content-type': 'text/html' } }));
    const again = await caches.open(name);
    for (const [request, response] of kept) if (response !== undefined) await again.put(request, response);
  });
  const first = await page.evaluate(async () => (await caches.match('/'))?.text());
  expect(first).toContain('gone.js');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Markets')).toBeVisible();
});

test.describe('a new version', () => {
  test('is offered, asks before it discards input, and loads when the customer agrees', async ({ page }) => {
    test.slow();
    await page.goto('/#/pages/auth/login');
    await waitForWorker(page);
    const password = page.locator('input[type="password"]');
    await password.fill('Fairlot26');
    // A different script URL is a new version for the browser. Only a policy of the app may name one; on this page the
    // name of the one for news is still free.
    await page.evaluate(() => {
      const policy = window.trustedTypes?.createPolicy('news', { createScriptURL: (text: string) => text });
      return navigator.serviceWorker.register(policy?.createScriptURL('/sw.js?next') ?? '');
    });
    const reload = page.getByRole('button', { name: 'Reload' });
    // It first fetches every file of the app, as long as that takes.
    await expect(reload).toBeVisible({ timeout: 60_000 });
    await reload.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Finish first' }).click();
    // While the question closes, its own button to reload is still there.
    await expect(question).toBeHidden();
    await expect(password).toHaveValue('Fairlot26');
    await reload.click();
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Reload' }).click()]);
    await expect(password).toHaveValue('');
  });
});

test.describe('without a worker, which would have the file', () => {
  test.use({ serviceWorkers: 'block' });

  test('the app is loaded again by itself when the file of a page is gone', async ({ page }) => {
    await page.goto(`/#${MARKET}`);
    await expect(heading(page, 'Markets')).toBeVisible();
    // As after a deploy: the old file is gone, and the document names another entry script.
    const gone = /\/assets\/SearchPage-[^/]*\.js/;
    await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
    let isDeployed = false;
    await page.route(/\/$/, async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      isDeployed = true;
      await page.unroute(gone);
      return route.fulfill({ contentType: 'text/html', body: '<script src="/assets/other.js"></script>' });
    });
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(isDeployed).toBe(true);
  });
});
