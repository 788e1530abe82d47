import type { Locator } from '@playwright/test';
import { h5, resolvePage } from '@fairlot/manifest';
import { demo } from '../../scripts/lib/server.mjs';
import { joinPastTheApp } from '../support/members.js';
import { untilOpen } from '../support/marketClock.js';
import { countSaying } from '../support/said.js';
import { covers, expect, test } from '../support/test.js';

// Rows of the requirement that no other journey covers; see docs/coverage.md.

const targetsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('href') ?? '').replace(/^.*\/pages\/|\?.*$/g, '')),
  );

test(
  'login keeps the session, loads the balances and opens the profile',
  covers('4.login'),
  async ({ page, signIn }) => {
    await signIn();
    await expect(page).toHaveURL(/\/pages\/main\/profile\/index/);
    const stored = await page.evaluate(() => localStorage.getItem('fairlot.1.session'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
    await expect(page.getByText('Cash account').first()).toBeVisible();
  },
);

test(
  'the account shows total value, available and used funds, and today’s profit',
  covers('3.account'),
  async ({ page, enter }) => {
    await enter();
    await page.goto('/#/pages/main/profile/index');
    const account = page.getByRole('main').filter({ visible: true });
    for (const label of ['Total value', 'Available', 'Used']) {
      await expect(account.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(account.getByText(/today/i).first()).toBeVisible();
  },
);

test(
  'home has nine links to pages outside the tabs, in their order',
  covers('2.home.grid'),
  async ({ page, enter }) => {
    await enter();
    await page.goto('/#/pages/main/home/index');
    const ways = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link');
    await expect(ways).toHaveCount(9);
    expect(await targetsOf(ways)).toEqual([
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
  },
);

test(
  'nine markets can be chosen, and links lead to indices, news, popular stocks, funds, new shares and block trades',
  covers('2.markets.filters'),
  async ({ page }) => {
    await page.goto('/#/pages/main/market/index');
    const markets = page.getByRole('group', { name: 'Market', exact: true }).getByRole('radio');
    await expect(markets.first()).toBeVisible();
    const named = await markets.evaluateAll((radios) =>
      radios.map((radio) => (radio.closest('label') ?? radio.parentElement)?.textContent?.trim()),
    );
    expect(named).toEqual([
      'United States',
      'Spain',
      'France',
      'Shenzhen',
      'Shanghai',
      'Hong Kong',
      'Malaysia',
      'Taiwan',
      'Singapore',
    ]);
    const ways = page.getByRole('navigation', { name: 'More about the markets' }).getByRole('link');
    await expect(ways.first()).toBeVisible();
    expect(await targetsOf(ways)).toEqual([
      'quote/globalindex',
      'news/index',
      'product/popular',
      'fund/index',
      'product/ipo/index',
      'product/blocktrade',
      'quote/replay',
    ]);
  },
);

test(
  'the profile begins with an overview, and each of its rows opens its page',
  covers('2.profile.rows'),
  async ({ page, enter }) => {
    await enter();
    await page.goto('/#/pages/main/profile/index');
    const overview = page.getByRole('main').filter({ visible: true });
    for (const label of ['Total value', 'Available', 'Used'])
      await expect(overview.getByText(label, { exact: true }).first()).toBeVisible();
    const rows = page.getByRole('region', { name: 'More' }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    const targets = await targetsOf(rows);
    expect(targets).toEqual([
      'profile/transfer',
      'profile/exchange',
      'withdraw/bank',
      'withdraw/crypto',
      'deposit/record',
      'card/bank',
      'history/record',
      'profile/transcation',
      'profile/performance',
      'profile/statement',
      'kycverify/index',
      'setting/index',
    ]);
    for (const [index, target] of targets.entries()) {
      await page.goto('/#/pages/main/profile/index');
      await rows.nth(index).click();
      await expect(page).toHaveURL(new RegExp(`/pages/${target}`));
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
    }
  },
);

test('the history leads from one kind of record to the others, and an address names one', async ({
  page,
  enter,
}) => {
  await enter();
  const headings = {
    trade: 'History',
    deposit: 'Deposits',
    withdraw: 'Withdrawals',
    transfer: 'Transfers',
  };
  for (const [type, name] of Object.entries(headings)) {
    await page.goto(`/#/pages/history/record?type=${type}`);
    await expect(page.getByRole('heading', { level: 1, name }).filter({ visible: true })).toBeVisible();
    const kinds = page.getByRole('navigation', { name: 'Records of' }).getByRole('link');
    await expect(kinds).toHaveText(['Trades', 'Deposits', 'Withdrawals', 'Transfers']);
    await expect(kinds.and(page.locator('[aria-current=page]'))).toHaveCount(1);
  }
  await page.goto('/#/pages/history/record?type=deposit&status=refuse');
  await expect(page).toHaveURL(/deposit\/record\?status=refuse/);
  await page.goto('/#/pages/history/record?type=trade&status=refuse');
  await page.getByRole('button', { name: /Filter/ }).click();
  await expect(page.getByLabel('Status')).toHaveValue('refused');
});

test('the name of the product stands on each tab, on the narrowest phone too', async ({ page, enter }) => {
  await enter();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const tab of ['home', 'market', 'watchlist', 'trade', 'profile']) {
      await page.goto(`/#/pages/main/${tab}/index`);
      const banner = page.getByRole('banner');
      await expect(page.locator(`[data-page="/pages/main/${tab}/index"]`)).toBeVisible();
      const name = await banner.getByText('Fairlot', { exact: true }).boundingBox();
      expect(name?.width, `${tab} at ${width}`).toBeGreaterThan(30);
      const tools = await banner.getByRole('link').or(banner.getByRole('button')).all();
      for (const tool of tools) {
        const box = await tool.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        const isMark = (await tool.textContent()) === 'Simulated';
        if (!isMark) expect(box?.x ?? 0).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
      }
    }
  }
  // A product may have a longer name, which is cut before it moves the page or covers a tool.
  await page.setViewportSize({ width: 320, height: 700 });
  const banner = page.getByRole('banner');
  await banner.getByText('Fairlot', { exact: true }).evaluate((name) => {
    name.textContent = 'Partners International';
  });
  const long = await banner.getByText('Partners International').boundingBox();
  const tool = await banner.getByRole('link').first().boundingBox();
  expect((long?.x ?? 0) + (long?.width ?? 0)).toBeLessThanOrEqual(tool?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a visitor who asks for what needs a session is told to log in', async ({ page }) => {
  const timesSaid = await countSaying(page, 'Please Login');
  await page.goto('/#/pages/quote/globalindex');
  await page.goto('/#/pages/main/market/index');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page).toHaveURL(/auth\/login\?next=/);
  await expect.poll(timesSaid).toBe(1);
});

test('a quote shows its close once the market has closed', async ({ page, broker }) => {
  await untilOpen(broker, 'HK');
  await page.goto('/#/pages/quote/stock?symbol=70011.HK');
  const facts = page.getByRole('main').filter({ visible: true });
  await expect(facts.getByText('Previous close', { exact: true })).toBeVisible();
  await expect(facts.getByText('Close', { exact: true })).toHaveCount(0);
  await broker.advanceClock(9 * 3_600_000);
  await expect(facts.getByText('Close', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('the language picker offers what the server offers', async ({ page }) => {
  await page.route('**/api/v1/language', async (route) => {
    const data = [
      { key: 'en', label: 'English' },
      { key: 'it', label: 'Italy' },
      { key: 'pt', label: 'Portugal' },
    ];
    await route.fulfill({ json: { data, next_cursor: null } });
  });
  await page.goto('/#/pages/main/market/index');
  await page.getByRole('button', { name: /^Language/ }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveText([/English/, /Italiano/, /Portugal.*Shown in English/]);
});

test('support is reached where the server says, by visitors too', async ({ page }) => {
  await page.goto('/#/pages/main/market/index');
  const tool = page.getByRole('banner').getByRole('button', { name: 'Support' });
  await expect(tool).toBeVisible();
  await page.route('**/api/v1/setting/base', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...settings, msg_type: 'whatsapp', whatsapp: '+491701234567' } });
  });
  await page.goto('/#/pages/support/index');
  await page.reload();
  const href = 'https://wa.me/491701234567';
  await expect(page.getByRole('link', { name: 'Write to us on WhatsApp' })).toHaveAttribute('href', href);
  await page.goto('/#/pages/main/market/index');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Support' })).toHaveAttribute('href', href);
});

test('a wallet names its currency, and its network is chosen by the customer', async ({ page, enter }) => {
  await enter();
  await page.goto('/#/pages/card/crypto?add=true');
  await expect(page.getByLabel('Currency')).toHaveValue('USDT');
  await page.getByLabel('Wallet address').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await page.getByLabel('Name in your list').fill('Phone');
  await page.getByRole('button', { name: 'Check and add' }).click();
  const network = page.getByLabel('Network');
  await expect(network).toHaveAccessibleDescription(/Choose the network/);
  await network.selectOption('ERC20');
  await expect(page.getByText(/This is an address of TRC-?20/)).toBeVisible();
  await network.selectOption('TRC20');
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByRole('dialog').getByText('TRC-20')).toBeVisible();
});

test(
  'settings lead to verification, both passwords and the documents of the company',
  covers('2.settings.entries'),
  async ({ page, enter }) => {
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
  },
);

test(
  'a page has the header tools that the manifest gives it, and no others',
  covers('2.layout.tools'),
  async ({ page, enter }) => {
    await enter();
    const names = {
      search: 'Search',
      settings: 'Settings',
      history: 'History',
      support: 'Support',
      watch: /watchlist/i,
    } as const;
    for (const [path, search] of [
      ['/pages/main/home/index', ''],
      ['/pages/product/popular', ''],
      ['/pages/setting/index', ''],
      ['/pages/borrow/index', ''],
      ['/pages/deposit/index', ''],
      ['/pages/deposit/card', ''],
      ['/pages/deposit/wallet', ''],
      ['/pages/deposit/custom', ''],
      ['/pages/profile/transfer', ''],
      ['/pages/quantify/index', ''],
      ['/pages/withdraw/bank', ''],
      ['/pages/withdraw/crypto', ''],
      ['/pages/kycverify/index', ''],
      ['/pages/quote/gin', '?symbol=HB-50'],
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
  },
);

test(
  'a page that caps its width stands in the middle of a wide screen',
  covers('2.page.maxWidth'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/#/pages/news/index');
    await page.locator('a[href*="news/detail"]').first().click();
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    await expect(heading).toBeVisible();
    const column = await page.locator('[data-page="/pages/news/detail"]').boundingBox();
    expect(column?.width).toBeLessThanOrEqual(h5.pages['/pages/news/detail'].maxWidth);
    expect(Math.abs((column?.x ?? 0) - (1280 - (column?.width ?? 0)) / 2)).toBeLessThanOrEqual(1);
    // A narrower window takes effect at once, without overflow.
    const widthPx = async () => (await page.locator('[data-page="/pages/news/detail"]').boundingBox())?.width;
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(widthPx).toBe(500);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widthPx).toBe(column?.width);
  },
);

test(
  'the rules for photos of documents stand beside the pictures that are asked for',
  covers('5.documents'),
  async ({ page, broker, enter }) => {
    const { mail } = await joinPastTheApp(broker);
    const api = await enter(mail);
    // The form requires a payment password.
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
  },
);

test('the first pages never show the key of a sentence, in any language', async ({ page, enter }) => {
  await enter();
  await page.goto('/#/pages/main/home/index');
  const isKey = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9]*)+$/;
  for (const { key } of h5.locales.offered) {
    await page.evaluate((locale) => localStorage.setItem('fairlot.1.lang', JSON.stringify(locale)), key);
    // A new visit, so that nothing is cached by an earlier page.
    await page.reload();
    await expect(page.locator('main a[href*="product/blocktrade?"]').first()).toBeVisible();
    await expect(page.locator('main a[href*="newstock"]').first()).toBeVisible();
    await expect(page.getByText(isKey), key).toHaveCount(0);
  }
});
