import { heading } from '../support/heading.js';
import { openSupport } from '../support/openSupport.js';
import { expect, test, type Page } from '../support/test.js';
import { untilFetched } from '../support/untilFetched.js';

/** Files of the app that fail to load on first use. A missing part never breaks its page. */

const MARKET = '/pages/main/market/index';
const question = (page: Page) => page.getByRole('alertdialog', { name: 'This could not be opened' });

test('a sheet that cannot be fetched leaves the page as it is, and opens once it can be', async ({
  page,
}) => {
  await page.goto(`/#${MARKET}`);
  // A visitor's first touch fetches what retries.
  await heading(page, 'Markets').click();
  await untilFetched(page, 'chunkRetry');
  const file = /\/assets\/LanguageSheet-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  const opener = page.getByRole('button', { name: /^Language/ });
  await opener.click();
  await expect(question(page)).toContainText('No connection. Everything on this page stays as it is.');
  await expect(page.getByRole('heading', { level: 1, name: 'Markets', includeHidden: true })).toBeVisible();
  // Still offline: it says so, and keeps offering a retry.
  await question(page).getByRole('button', { name: 'Retry' }).click();
  await expect(question(page)).toContainText('Check your network');
  // After "No", the same button requests the sheet again.
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(heading(page, 'Markets')).toBeVisible();
  await opener.click();
  await expect(question(page)).toBeVisible();
  await page.unroute(file);
  await question(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Deutsch/ })).toBeVisible();
});

test('the input stays if its review cannot be fetched; parts and styles come with the next try', async ({
  page,
  context,
  enter,
}) => {
  test.slow();
  await enter();
  await page.goto('/#/pages/profile/transfer');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('10');
  await untilFetched(page, 'chunkRetry');
  const file = /\/assets\/TransferReview-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  await page.getByRole('button', { name: /Review/ }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(amount).toHaveValue(/^10/);
  await page.unroute(file);
  await page.getByRole('button', { name: /Review/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Transfer/ })).toBeVisible();

  // A question whose field cannot be fetched says so too, and does not keep later ones from being asked.
  const styles = /\/assets\/questionParts-[^/]*\.css/;
  await page.route(styles, (route) => route.abort());
  await page.goto('/#/pages/main/watchlist/manage');
  const rename = page.getByRole('button', { name: 'Rename' });
  await rename.click();
  await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
  await page.unroute(styles);
  await rename.click();
  await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible();

  await test.step('a part of a page', async () => {
    await page.goto('/#/pages/main/profile/index');
    await expect(page.locator('main h1:visible')).toHaveCount(1);
    await untilFetched(page, 'chunkRetry');
    const file = /\/assets\/OpenOrders-[^/]*\.js/;
    await page.route(file, (route) => route.abort());
    await page.goto('/#/pages/main/trade/index?tab=orders');
    const failed = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('tab', { name: /Orders/ })).toBeVisible();
    await page.unroute(file);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(failed).toHaveCount(0);
  });

  await test.step('styles', async () => {
    await page.goto('/#/pages/main/home/index');
    await expect(page.locator('main h1:visible')).toHaveCount(1);
    await untilFetched(page, 'chunkRetry');
    // Not those of the question, which the start may still be fetching.
    const styles = /\/assets\/(Sheet|SupportThread)-[^/]*\.css/;
    await page.route(styles, (route) => route.abort());
    await openSupport(page);
    await expect(question(page)).toBeVisible();
    await page.unroute(styles);
    await question(page).getByRole('button', { name: 'Retry' }).click();
    const panel = page.getByRole('dialog', { name: 'Support' });
    await expect(panel).toBeVisible();
    // At the lower edge and over the page, so the sheet's styles have loaded.
    await expect(panel).toHaveCSS('position', 'fixed');
  });
});

test('a visitor without a network keeps the app, and the page comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/#/pages/auth/login');
  const register = page.getByRole('link', { name: 'Create an account' });
  await expect(register).toBeVisible();
  await untilFetched(page, 'afterFirstPage');
  await context.setOffline(true);
  // It is stored in the browser's cache, which must not answer for the server.
  const question = page.waitForEvent('requestfailed', (request) => request.url().includes('/market/app'));
  await register.click();
  const failed = page.getByRole('button', { name: /You are offline/ });
  await expect(failed).toBeVisible();
  await question;
  // A reload would lead to the browser's own error page.
  const attempt = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
  await failed.click();
  await attempt;
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(register).toBeVisible();
  await register.click();
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('styles that failed to load at the start come with the network', async ({ page, context, enter }) => {
  await enter();
  const styles = /\/assets\/DialogFrame-[^/]*\.css/;
  await page.route(styles, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/DialogFrame-'));
  await page.goto('/#/pages/main/profile/index');
  await failed;
  await page.unroute(styles);
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log out' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toBeVisible();
  await expect(sure).toHaveCSS('position', 'fixed');
});

test('a sheet whose file is gone after a deploy asks before it reloads the app', async ({ page }) => {
  await page.goto('/#/pages/auth/login');
  const name = page.getByRole('textbox', { name: 'Email or user ID' });
  const password = page.locator('input[type="password"]');
  await name.fill('someone');
  await password.fill('Fairlot26');
  await untilFetched(page, 'chunkRetry');
  await page.route(/\/assets\/LanguageSheet-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const newest = /\/$/;
  await page.route(newest, (route) =>
    route.request().resourceType() === 'document'
      ? route.fallback()
      : route.fulfill({ contentType: 'text/html', body: '<script src="/assets/other.js"></script>' }),
  );
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(question(page)).toContainText('A newer version of Fairlot is needed for this.');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(password).toHaveValue('Fairlot26');
  await page.getByRole('button', { name: /^Language/ }).click();
  await Promise.all([
    page.waitForEvent('load'),
    question(page).getByRole('button', { name: 'Reload' }).click(),
  ]);
  await expect(password).toHaveValue('');
  await expect(name).toHaveValue('someone');
});
