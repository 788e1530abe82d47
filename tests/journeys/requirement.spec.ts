import { h5, resolvePage } from '@fairlot/manifest';
import { demo } from '../../scripts/lib/server.mjs';
import { joinPastTheApp } from '../support/members.js';
import { expect, test } from '../support/test.js';

// Rows of the requirement that no capability's own journey shows: docs/coverage.md names them.

test('login keeps the session, loads the balances and opens the profile', async ({ page, signIn }) => {
  await signIn();
  await expect(page).toHaveURL(/\/pages\/main\/profile\/index/);
  const stored = await page.evaluate(() => localStorage.getItem('fairlot.1.session'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  await expect(page.getByText('Cash account').first()).toBeVisible();
});

test('the account shows total value, available and used funds, and today’s profit', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto('/#/pages/main/profile/index');
  const account = page.getByRole('main').filter({ visible: true });
  for (const label of ['Total value', 'Available', 'Used']) {
    await expect(account.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expect(account.getByText(/today/i).first()).toBeVisible();
});

test('home has nine ways to what stands beside the tabs, in their order', async ({ page, enter }) => {
  await enter();
  await page.goto('/#/pages/main/home/index');
  const ways = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link');
  await expect(ways).toHaveCount(9);
  const targets = await ways.evaluateAll((links) =>
    links.map((link) => (link.getAttribute('href') ?? '').replace(/^.*\/pages\/|\?.*$/g, '')),
  );
  expect(targets).toEqual([
    'borrow/index',
    'deposit/index',
    'withdraw/bank',
    'product/blocktrade',
    'product/ipo/index',
    'quantify/index',
    'support/index',
    'webview/index',
    'fund/index',
  ]);
});

test('settings lead to verification, both passwords and the documents of the company', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto('/#/pages/setting/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const targets = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').join(' '));
  for (const target of ['kycverify/index', 'setting/paypwd', 'setting/password']) {
    expect(targets).toContain(target);
  }
  for (const doc of ['company', 'agreement', 'privacy']) expect(targets).toMatch(new RegExp(`doc=${doc}`));
});

test('a page has the header tools that the manifest gives it, and no others', async ({ page, enter }) => {
  await enter();
  const names = { search: 'Search', settings: 'Settings', support: 'Support', watch: /watchlist/i } as const;
  for (const [path, search] of [
    ['/pages/main/home/index', ''],
    ['/pages/product/popular', ''],
    ['/pages/setting/index', ''],
  ] as const) {
    await page.goto(`/#${path}${search}`);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    const given: readonly string[] = resolvePage(h5, path).tools;
    for (const [tool, name] of Object.entries(names)) {
      const found = page
        .getByRole('banner')
        .getByRole(tool === 'support' || tool === 'watch' ? 'button' : 'link', { name });
      await expect(found, `${tool} on ${path}`).toHaveCount(given.includes(tool) ? 1 : 0);
    }
  }
});

test('a page that caps its width stands in the middle of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/pages/news/index');
  await page.locator('a[href*="news/detail"]').first().click();
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expect(heading).toBeVisible();
  const column = await page.locator('[data-page="/pages/news/detail"]').boundingBox();
  expect(column?.width).toBeLessThanOrEqual(h5.pages['/pages/news/detail'].maxWidth);
  expect(Math.abs((column?.x ?? 0) - (1280 - (column?.width ?? 0)) / 2)).toBeLessThanOrEqual(1);
  // Made narrower it follows at once, with nothing pushed out.
  const widthPx = async () => (await page.locator('[data-page="/pages/news/detail"]').boundingBox())?.width;
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(widthPx).toBe(500);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(widthPx).toBe(column?.width);
});

test('the rules for photos of documents stand beside the pictures that are asked for', async ({
  page,
  broker,
  enter,
}) => {
  const { mail } = await joinPastTheApp(broker);
  const api = await enter(mail);
  // The form asks for it first.
  const pin = '246810';
  await api.put('/member/pay_password', {
    password: demo.password,
    pay_password: pin,
    confirm_pay_password: pin,
  });
  await page.goto('/#/pages/kycverify/idcard');
  for (const rule of [
    'Valid, not expired',
    'No covers, no reflections',
    'On a plain background',
    'Laid down, not in a hand',
  ]) {
    await expect(page.getByText(rule)).toBeVisible();
  }
});

test('the first pages never show the key of a sentence, in any language', async ({ page, enter }) => {
  await enter();
  await page.goto('/#/pages/main/home/index');
  const isKey = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)+$/;
  for (const { key } of h5.locales.offered) {
    await page.evaluate((locale) => localStorage.setItem('fairlot.1.lang', JSON.stringify(locale)), key);
    // A visit of its own: what an earlier page has fetched must not help out.
    await page.reload();
    await expect(page.locator('main a[href*="product/blocktrade?"]').first()).toBeVisible();
    await expect(page.locator('main a[href*="newstock"]').first()).toBeVisible();
    await expect(page.getByText(isKey), key).toHaveCount(0);
  }
});
