import type { Wire } from '@fairlot/api-client/wire';
import { readManifest, type ManifestPage } from '../../scripts/lib/manifest.mjs';
import { addressOf } from '../support/addresses.js';
import { checkArea, findFaults, openPage, unneededExceptions } from '../support/checkFigures.js';
import { exchangeMoney } from '../support/exchangeMoney.js';
import { HOW } from '../support/explained.js';
import { firstOf } from '../support/firstOf.js';
import type { MemberApi } from '../support/memberApi.js';
import { expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

/** Pages of something: where the demo customer's first one is listed, and the field with its id. */
const OF_SOMETHING: Readonly<Record<string, readonly [path: string, field: string]>> = {
  '/pages/quote/gin': ['/index', 'symbol'],
  '/pages/quote/in': ['/index', 'symbol'],
  '/pages/quote/stock': ['/position?state=open', 'symbol'],
  '/pages/payment/stock': ['/instrument?market_id=US&limit=1', 'symbol'],
  '/pages/history/order': ['/order?status=filled', 'id'],
  '/pages/product/newstock': ['/ipo?state=open', 'id'],
  '/pages/payment/newstock': ['/ipo?state=open', 'id'],
  '/pages/fund/detail': ['/fund_holding', 'fund_id'],
  '/pages/quantify/detail': ['/quant?status=open', 'id'],
  '/pages/borrow/detail': ['/loan', 'id'],
  // One that was credited.
  '/pages/deposit/detail': ['/deposit?status=1,2', 'id'],
  '/pages/withdraw/detail': ['/withdrawal', 'id'],
  '/pages/news/detail': ['/news', 'id'],
};

/** The address of a page, of something that is there if the page is of something. */
async function addressFor(each: ManifestPage, member: MemberApi): Promise<string> {
  const list = OF_SOMETHING[each.path];
  if (list === undefined) return addressOf(each);
  const [path, field] = list;
  return `${each.path}?${field === 'symbol' ? field : 'id'}=${(await firstOf(member, path))[field] ?? ''}`;
}

/** Further views of pages, with other figures. */
const OTHER_VIEWS: readonly string[] = [
  '/pages/main/trade/index?tab=orders',
  '/pages/fund/index?tab=mine',
  '/pages/main/trade/index?tab=closed',
  '/pages/quantify/history?status=ended',
  '/pages/main/trade/index?tab=subscriptions',
  '/pages/history/record?view=fills',
  '/pages/payment/stock?symbol=NLTO&type=limit',
  '/pages/profile/performance?period=all',
];

/** How many figures of each of these pages open at least, so that none is looked at before it is drawn. */
const LEAST: Readonly<Record<string, number>> = {
  '/pages/main/home/index': 2,
  // Five of the account, and six of the opened holding.
  '/pages/main/trade/index': 11,
  '/pages/main/profile/index': 4,
  '/pages/quote/stock': 2,
  '/pages/quote/gin': 1,
  '/pages/quote/in': 1,
  '/pages/payment/stock': 5,
  '/pages/history/order': 5,
  '/pages/fund/detail': 4,
  '/pages/quantify/index': 3,
  '/pages/quantify/detail': 7,
  '/pages/quantify/history': 1,
  '/pages/borrow/detail': 7,
  '/pages/deposit/detail': 1,
  '/pages/withdraw/detail': 1,
  '/pages/profile/exchange': 2,
  '/pages/profile/transcation': 2,
  '/pages/profile/performance': 6,
  '/pages/profile/statement': 6,
};

test('every figure of every page opens into parts that add up to it, or is excused', async ({
  page,
  enter,
}) => {
  // Each opens some hundred sums.
  test.setTimeout(300_000);
  const member = await enter();
  const { data: cards } = await member.get<Wire['BankCardList']>('/bank_card');
  const withdrawal = { type: 'bank', currency: 'USD', amount: '50', pay_password: '246810' };
  await member.post('/withdrawal', { ...withdrawal, bank_card_id: cards[0]?.id });
  await exchangeMoney(member);
  const pages = (await readManifest()).filter(({ guards }) => !/guest|vip/.test(guards.join()));
  const addresses = await Promise.all(pages.map((each) => addressFor(each, member)));
  let count = 0;
  for (const address of [...addresses, ...OTHER_VIEWS]) {
    await test.step(address, async () => {
      const drawn = await openPage(page, address);
      const path = address.split('?')[0] ?? '';
      const least = OTHER_VIEWS.includes(address) ? 0 : (LEAST[path] ?? 0);
      if (address === '/pages/main/trade/index') {
        await drawn.locator('li button[aria-expanded="false"]').first().click();
        await expect(drawn.getByText(/^Average (cost|price)/).first()).toBeVisible();
      }
      count += (await checkArea(drawn, least)).length;
    });
  }
  expect(count).toBeGreaterThan(200);
  expect(unneededExceptions()).toEqual([]);
});

test('a figure opens from the keyboard, down to a price and its page, and is hidden with the balances', async ({
  page,
  enter,
}) => {
  const member = await enter();
  const { fund_id: id = '' } = await firstOf(member, '/fund_holding');
  const sheet = page.getByRole('dialog', { name: HOW });
  await openPage(page, `/pages/fund/detail?id=${id}`);
  await page.getByRole('link', { name: 'Put money in' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const row = page
    .getByRole('dialog', { name: 'Review' })
    .locator('[data-part="key-value-row"]')
    .filter({ hasText: 'Units, estimated' });
  await row.getByRole('button', { name: HOW }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Cut after 6 decimals');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row.getByRole('button', { name: HOW })).toBeFocused();

  const trade = await openPage(page, '/pages/main/trade/index');
  await trade.locator('dd').getByRole('button', { name: HOW }).nth(1).focus();
  await page.keyboard.press('Enter');
  await sheet
    .getByRole('button', { name: /Value now/ })
    .first()
    .click();
  await expect(sheet).toContainText('Shares × Last price');
  await sheet.getByRole('link', { name: /Last price/ }).click();
  await expect(page).toHaveURL(/quote\/stock/);
  await expect(sheet).toBeHidden();

  // The page of an index needs no link to itself.
  const { symbol = '' } = await firstOf(member, '/index');
  const index = await openPage(page, `/pages/quote/gin?symbol=${symbol}`);
  await index.getByRole('button', { name: HOW }).click();
  await sheet.getByRole('button', { name: /A hundred times the result/ }).click();
  await sheet
    .getByRole('listitem')
    .getByRole('button', { name: /Change today/ })
    .click();
  await expect(sheet).toContainText('Last level − Previous close');
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.setItem('fairlot.1.balancesHidden', 'true'));
  await page.reload();
  const profile = await openPage(page, '/pages/main/profile/index');
  await profile.getByRole('button', { name: HOW }).first().click();
  await expect(sheet.locator('[data-figure]')).toHaveText('••••');
});

test('a figure that does not open is found', async ({ page, enter }) => {
  await enter();
  const drawn = await openPage(page, '/pages/main/profile/index');
  const shown = drawn.getByRole('button', { name: HOW }).filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  const path = '/pages/main/profile/index';
  await expect.poll(() => findFaults(drawn, path)).toEqual([]);
  // A copy of what the button shows, without the button.
  const planted = await shown.evaluate((opener) => {
    const copy = document.createElement('p');
    copy.append(...[...opener.childNodes].slice(0, -1).map((each) => each.cloneNode(true)));
    opener.closest('main')?.append(copy);
    return copy.textContent.trim();
  });
  expect(await findFaults(drawn, path)).toMatchObject([{ text: planted }]);
});
