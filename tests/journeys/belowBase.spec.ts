import { expect, type Page } from '../support/test.js';
import { variant } from '../support/variant.js';
import { test } from '../support/variantTest.js';

// The app below a prefix, with path addresses: `router: 'path'`, `base: '/invest/'`.

test.use({ serviceWorkers: 'allow' });

const { base: prefix } = variant.app;
const POPULAR = '/pages/product/popular';
const REGISTER = '/pages/auth/register';

const shown = (page: Page, path: string) => page.locator(`main[data-page="${path}"] h1`).first();

test('a deep link opens below the prefix, from the server and from the worker without a network', async ({
  page,
  context,
  other: below,
}) => {
  test.slow();
  const at = (path: string) => below.url + prefix + path.slice(1);
  await page.goto(at(POPULAR));
  await expect(shown(page, POPULAR)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/invest${POPULAR}`);
  const scope = await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const { scope } = await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    return scope;
  });
  // The worker's scope excludes the rest of the origin.
  expect(scope).toBe(below.url + prefix);
  const card = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await page.request.get(below.url + (card ?? ''))).json()).toMatchObject({
    start_url: prefix,
    scope: prefix,
  });
  await context.setOffline(true);
  await page.reload();
  await expect(shown(page, POPULAR)).toBeVisible();
  // A page that this visit has not opened yet.
  await page.goto(at(REGISTER));
  await expect(shown(page, REGISTER)).toBeVisible();
  // Links and Back stay below the prefix.
  await page.goBack();
  await expect(shown(page, POPULAR)).toBeVisible();
});
