import type { Locator } from '@playwright/test';
import { covers, expect, test } from '../support/test.js';

// Where the main pages lead.

const targetsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('href') ?? '').replace(/^.*\/pages\/|\?.*$/g, '')),
  );

test(
  'the main pages lead to the pages that the requirement names, in their order',
  covers('2.home.grid', '2.markets.filters', '2.profile.rows', '2.settings.entries'),
  async ({ page, enter }) => {
    test.slow();
    await enter();

    await test.step('home has nine links to pages outside the tabs', async () => {
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
    });

    await test.step('nine markets can be chosen, and links lead to indices, news, popular stocks, funds, new shares and block trades', async () => {
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
    });

    await test.step('the profile begins with an overview, and each of its rows opens its page', async () => {
      await page.goto('/#/pages/main/profile/index');
      // Home is kept, out of sight.
      const labelled = (label: string) => page.getByText(label, { exact: true }).filter({ visible: true });
      for (const label of ['Total value', 'Available', 'Used'])
        await expect(labelled(label).first()).toBeVisible();
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
    });

    await test.step('the history leads from one kind of record to the others, and an address names one', async () => {
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

    await test.step('settings lead to verification, both passwords and the documents of the company', async () => {
      await page.goto('/#/pages/setting/index');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      const targets = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').join(' '));
      for (const target of ['kycverify/index', 'setting/paypwd', 'setting/password']) {
        expect(targets).toContain(target);
      }
      for (const doc of ['company', 'agreement', 'privacy'])
        expect(targets).toMatch(new RegExp(`doc=${doc}`));
    });
  },
);
