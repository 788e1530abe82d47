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

const OFFLINE = /You are offline\. What you see is as of \d+:\d\d/;
const AWAY = /The server can’t be reached. What you see is as of \d+:\d\d/;
const LOST = /Changes do not arrive at the moment. What you see is as of \d+:\d\d/;

test('a customer who only looks is told what is lost and since when, and no longer once it is back', async ({
  page,
  context,
  gateway,
  enter,
}) => {
  await enter();
  const isOpen = page.waitForResponse(/\/stream\/member/);
  await page.goto(`${gateway.url}/#/pages/main/profile/index`);
  const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expect(title).toBeVisible();
  await isOpen;
  await untilFetched(page, 'afterFirstPage');

  await test.step('the network', async () => {
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(title).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });

  await test.step('the server', async () => {
    gateway.leave();
    await expect(page.getByText(AWAY)).toBeVisible();
    const isOpenAgain = page.waitForResponse(/\/stream\/member/);
    gateway.comeBack();
    await expect(page.getByText(AWAY)).toBeHidden();
    await isOpenAgain;
  });

  await test.step('changes, while everything else is answered', async () => {
    gateway.loseStreams();
    await expect(page.getByText(LOST)).toBeVisible();
    const isOpenAgain = page.waitForResponse(/\/stream\/member/);
    gateway.comeBack();
    await isOpenAgain;
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
