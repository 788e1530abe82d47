import type { Route } from '@playwright/test';
import { deferred } from '../support/deferred.js';
import { heading } from '../support/heading.js';
import { putSession, tokenFor } from '../support/members.js';
import { openSupport } from '../support/openSupport.js';
import { followRequests, untilAnswered } from '../support/requests.js';
import { countSaying } from '../support/said.js';
import { PARTS, onlyPath } from '../support/startParts.js';
import { expect, test } from '../support/test.js';

/** A session that ends, or is replaced by another customer's. */

const HOME = '/pages/main/home/index';
const MARKET = '/pages/main/market/index';

test.describe('a session that ends', () => {
  test('removes everything of its customer: what was stored, requested, sent, drawn and opened', async ({
    page,
    broker,
  }) => {
    // The token is stored once, because the test checks how the app changes its storage.
    const token = await tokenFor(broker, 'demo@fairlot.example');
    await page.clock.install();
    await page.goto(`/#${MARKET}`);
    await putSession(page, token);
    await page.evaluate(() => localStorage.setItem('fairlot.1.recentSearches', '["something of my own"]'));
    const streams: string[] = [];
    page.on('requestfailed', (request) => streams.push(new URL(request.url()).pathname));
    const stream = page.waitForRequest(/stream\/member/);
    await page.reload();
    await stream;
    await page.goto('/#/pages/main/profile/index');
    const amount = page
      .locator('main')
      .getByText(/\d\.\d{2}/)
      .filter({ visible: true })
      .first();
    await expect(amount).toBeVisible();
    const total = (await amount.innerText()).replace(/[^\d.,]/g, '');
    expect(total.length).toBeGreaterThan(4);
    await page.goto(`/#${HOME}`);
    await openSupport(page);
    await expect(page.getByRole('dialog')).toBeVisible();

    // An answer that arrives after the end of the session is discarded.
    await page.route(/\/api\/v1\/account/, () => undefined);
    const asked = page.waitForRequest(/\/api\/v1\/account/);
    await page.keyboard.press('Escape');
    // Home asks every ten seconds.
    await page.clock.fastForward(10_000);
    await asked;
    await openSupport(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/#/pages/setting/index');
    await other.getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();

    // Each tab has its own way back.
    await expect(page).toHaveURL(/\/pages\/auth\/login\?next=.*home/);
    await expect(other).toHaveURL(/\/pages\/auth\/login/);
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => streams).toContain('/api/v1/account');
    await expect.poll(() => streams.filter((path) => path.includes('stream/member'))).not.toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('something of my own');
    // Nor in kept pages behind the visible one.
    expect(await page.locator('main').innerHTML()).not.toContain(total);
  });

  test('shows the next customer nothing of the last one, in this tab and in others', async ({
    page,
    broker,
  }) => {
    const [first, second] = [
      await tokenFor(broker, 'demo@fairlot.example'),
      await tokenFor(broker, 'vip@fairlot.example'),
    ];
    await page.goto(`/#${MARKET}`);
    await putSession(page, first);
    const other = await page.context().newPage();
    await other.goto('/#/pages/main/profile/index');
    const name = other.locator('main').getByText(/^Demo/).first();
    const amounts = other.locator('main').getByText(/\d\.\d{2}/);
    await expect(amounts.first()).toBeVisible();
    const before = await other.locator('main').innerText();
    // All further requests are held, so that only cached data can be visible until then.
    const { promise: isLetGo, resolve: letGo } = deferred();
    await other.route(/\/api\/v1\/(member|account)/, async (route) => {
      await isLetGo;
      await route.continue();
    });
    const asked = other.waitForRequest(
      (request) => request.headers()['authorization'] === `Bearer ${second}`,
    );
    await putSession(page, second);
    await asked;
    await expect(name).toHaveCount(0);
    await expect(amounts).toHaveCount(0);
    letGo();
    await expect(amounts.first()).toBeVisible();
    expect(await other.locator('main').innerText()).not.toBe(before);
  });

  test('is not ended by a late answer to the one before it', async ({ page, broker }) => {
    const [first, second] = [
      await tokenFor(broker, 'demo@fairlot.example'),
      await tokenFor(broker, 'vip@fairlot.example'),
    ];
    const timesSaid = await countSaying(page, 'Session expired, please log in');
    await page.goto(`/#${MARKET}`);
    await putSession(page, first);
    let held: Route | undefined;
    await page.route(onlyPath(PARTS.profile), (route) => {
      if (route.request().headers()['authorization'] !== `Bearer ${first}`) return route.continue();
      held = route;
      return undefined;
    });
    followRequests(page);
    await page.reload();
    await expect.poll(() => held).toBeDefined();
    const other = await page.context().newPage();
    await other.goto('/#/pages/webview/index?doc=about');
    await putSession(other, second);
    await expect(heading(page, 'Markets')).toBeVisible();
    const refusal = { status: 401, json: { code: 'unauthenticated', message: 'Please Login' } };
    // The app may have given the request up.
    await held?.fulfill(refusal).catch(() => undefined);
    await untilAnswered(page);
    await page.goto('/#/pages/setting/index');
    await expect(heading(page, 'Settings')).toBeVisible();
    expect(await timesSaid()).toBe(0);
  });

  test('shows nothing of its customer after Back', async ({ page, signIn }) => {
    await signIn(undefined, undefined, '/pages/main/profile/index');
    const amounts = page.locator('main').getByText(/\d\.\d{2}/);
    await expect(amounts.filter({ visible: true }).first()).toBeVisible();
    await page.goto('/#/pages/setting/index');
    await expect(heading(page, 'Settings')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(heading(page, 'Settings')).toBeHidden();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/pages\/auth\/login\?next=%2Fpages%2Fmain%2Fprofile/);
    await expect(amounts).toHaveCount(0);
  });
});
