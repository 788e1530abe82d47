import { startGateway, type Gateway } from '../support/gateway.js';
import { heading } from '../support/heading.js';
import { test as base, expect } from '../support/test.js';
import { untilFetched } from '../support/untilFetched.js';

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({ broker }, use) => {
    const gateway = await startGateway(broker.url);
    await use(gateway);
    await gateway.stop();
  },
});

test.use({ provoked: /ERR_(EMPTY_RESPONSE|CONNECTION_\w+|INCOMPLETE_CHUNKED_ENCODING)/ });

const AWAY = /The server can’t be reached. What you see is as of \d+:\d\d/;
const LOST = /Changes do not arrive at the moment. What you see is as of \d+:\d\d/;

test.describe('a customer who only looks', () => {
  test.beforeEach(async ({ page, gateway, enter }) => {
    await enter();
    const isOpen = page.waitForResponse(/\/stream\/member/);
    await page.goto(`${gateway.url}/#/pages/main/profile/index`);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    await isOpen;
    await untilFetched(page, 'afterFirstPage');
  });

  test('is told that the server is away, since when, and no longer once it is back', async ({
    page,
    gateway,
  }) => {
    gateway.leave();
    await expect(page.getByText(AWAY)).toBeVisible();
    gateway.comeBack();
    await expect(page.getByText(AWAY)).toBeHidden();
  });

  test('is told that changes do not arrive, while everything else is answered', async ({ page, gateway }) => {
    gateway.loseStreams();
    await expect(page.getByText(LOST)).toBeVisible();
    const isOpen = page.waitForResponse(/\/stream\/member/);
    gateway.comeBack();
    await isOpen;
    await expect(page.getByText(LOST)).toBeHidden();
  });
});

test('what a visitor could not be shown is shown once the server is back, without a tap', async ({
  page,
  gateway,
}) => {
  test.slow();
  await page.goto(`${gateway.url}/#/pages/main/market/index`);
  await expect(heading(page, 'Markets')).toBeVisible();
  await heading(page, 'Markets').click();
  await untilFetched(page, 'afterFirstPage', 'chunkRetry');
  await page.goto(`${gateway.url}/#/pages/news/index`);
  await expect(heading(page, 'News')).toBeVisible();
  const stories = page.getByRole('main').getByRole('link').filter({ visible: true });
  await expect(stories.first()).toBeVisible();

  // The page’s file is there, its stories are not.
  await page.goto(`${gateway.url}/#/pages/main/market/index`);
  await expect(heading(page, 'Markets')).toBeVisible();
  gateway.leave();
  await page.getByRole('radio', { name: 'Spain' }).check();
  const failed = page.getByRole('alert').filter({ visible: true }).first();
  await expect(failed).toBeVisible({ timeout: 25_000 });
  gateway.comeBack();
  await expect(failed).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: /\d/ }).filter({ visible: true }).first(),
  ).toBeVisible();

  // The page’s file is not there.
  gateway.leave();
  await page.goto(`${gateway.url}/#/pages/auth/register`);
  const again = page.getByRole('alert').getByRole('button').filter({ visible: true });
  await expect(again).toBeVisible({ timeout: 25_000 });
  gateway.comeBack();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});
