import type { Wire } from '@fairlot/api-client/wire';
import type { Page, Request } from '@playwright/test';
import type { MemberApi } from '../support/memberApi.js';
import { covers, expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const VIP = 'vip@fairlot.example';
const PAY_PASSWORD = '246810';
const HOUR_MS = 3_600_000;
const LIST = '/#/pages/product/blocktrade?market=US';

/** The offer with the lowest price of its smallest block, so that every customer of these journeys can pay for it. */
async function cheapestOffer(api: MemberApi) {
  const { data } = await api.get<Wire['BlockOfferPage']>('/block_trade?market_id=US');
  const [offer] = data.toSorted((a, b) => Number(a.discount_buying_price) - Number(b.discount_buying_price));
  if (offer === undefined) throw new Error('No block is offered.');
  return offer;
}

/** Takes the smallest block of an offer and waits for the receipt. @returns the order's id */
async function takeBlock(page: Page, api: MemberApi, symbol: string): Promise<string> {
  await page.goto(`${LIST}&symbol=${symbol}`);
  await page.getByRole('button', { name: 'Review block trade' }).click();
  const review = page.getByRole('dialog', { name: 'Check your block trade' });
  await expect(review.getByText('Total with fee')).toBeVisible();
  await expect(review.getByText(/within 24 hours/)).toBeVisible();
  await review.getByRole('button', { name: new RegExp(`^Take 10,000 ${symbol} for \\$`) }).click();
  const pad = page.getByRole('group', { name: 'Payment password' });
  for (const digit of PAY_PASSWORD) await pad.getByRole('button', { name: digit }).click();
  await expect(page.getByRole('heading', { name: 'Block trade received', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { data } = await api.get<Wire['OrderPage']>(`/order?symbol=${symbol}&limit=1`);
  expect(data[0]).toMatchObject({ order_type: 'block', status: 'wait', quantity: '10000' });
  return data[0]?.id ?? '';
}

test(
  'a customer who may not trade blocks learns it before any form, and how to change it',
  covers('6.vip'),
  async ({ page, enter }) => {
    const api = await enter();
    await page.goto(LIST);
    await expect(page.getByText('Please contact customer service to activate VIP')).toBeVisible();
    const offer = await cheapestOffer(api);
    await page.getByRole('link', { name: new RegExp(offer.name) }).click();
    await expect(page.getByText('Please contact customer service to activate VIP')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open chat' })).toBeVisible();
    await expect(page.getByText('your identity is verified, and you ask for VIP in the chat')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
  },
);

test(
  'a block is reviewed and passed, and fills at the price agreed, everywhere as a block trade',
  covers('9.block'),
  async ({ page, broker, enter }) => {
    const api = await enter(VIP);
    const offer = await cheapestOffer(api);
    await page.goto(`${LIST}&symbol=${offer.symbol}`);
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    // The figure loses its grouping on focus.
    await quantity.click();
    await quantity.fill('9999');
    const asked: string[] = [];
    // The list of offers may still be on its way.
    const isOfList = (request: Request, path: string) =>
      request.method() === 'GET' && path === '/api/v1/block_trade';
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (!isOfList(request, path)) asked.push(path);
    });
    await page.getByRole('button', { name: 'Review block trade' }).click();
    await expect(quantity).toHaveAccessibleDescription(/Enter at least 10,000 shares/);
    await expect(quantity).toHaveValue('9999');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/api/v1/block_trade'))).toEqual([]);
    await quantity.fill('10000');

    const id = await takeBlock(page, api, offer.symbol);
    expect(await axeFaults(page)).toEqual([]);
    const after = await api.get<Wire['BlockOfferPage']>('/block_trade?market_id=US');
    const left = Number(after.data.find((each) => each.id === offer.id)?.max_quantity ?? '0');
    expect(left === 0 || left === Number(offer.max_quantity) - 10_000).toBe(true);

    await page.goto('/#/pages/main/trade/index?tab=orders');
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Block trade' });
    await expect(row).toContainText('Under review');

    await broker.control('POST', `/review/block/${id}`, { decision: 'pass' });
    await page.goto(`/#/pages/history/order?id=${id}`);
    await expect(page.getByRole('region', { name: 'All amounts' })).toContainText('Block trade');
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Filled');
    await expect(page.getByRole('link', { name: 'See block trades' })).toBeVisible();
    await page.goto('/#/pages/history/record');
    await expect(page.getByText(/^Block 10,000 ×/).first()).toBeVisible();
    const { data } = await api.get<Wire['PositionPage']>(`/position?symbol=${offer.symbol}&state=open`);
    expect(Number(data[0]?.quantity)).toBeGreaterThanOrEqual(10_000);
  },
);

test(
  'a block that the review refuses gives the money back, and says so on the record',
  covers('4.order'),
  async ({ page, broker, enter }) => {
    const api = await enter(VIP);
    const available = async () => {
      const { data } = await api.get<Wire['AccountList']>('/account');
      return data.find(({ kind, currency }) => kind === 'trade' && currency === 'USD')?.available_funds;
    };
    const before = await available();
    const offer = await cheapestOffer(api);
    const id = await takeBlock(page, api, offer.symbol);
    expect(Number(await available())).toBeLessThan(Number(before));
    await broker.control('POST', `/review/block/${id}`, {
      decision: 'refuse',
      reason_key: 'seller_withdrew',
      reason: 'It was sold elsewhere.',
    });
    expect(await available()).toBe(before);
    await expect(page.getByRole('status').filter({ hasText: 'Refused' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block trade refused');
    await page.goto(`/#/pages/history/order?id=${id}`);
    await expect(page.getByText('The seller has withdrawn the block.')).toBeVisible();
    await page.goto('/#/pages/notice/index');
    await expect(page.getByText('The seller has withdrawn the block.').first()).toBeVisible();
    await expect(page.getByText(/“It was sold elsewhere\.”/).first()).toBeVisible();
  },
);

test('an offer ends with its trading day', async ({ page, broker, enter }) => {
  const api = await enter(VIP);
  const offer = await cheapestOffer(api);
  // Past the end of the session, then to the same time three days later, when the market is open again for other
  // journeys.
  await broker.advanceClock(8 * HOUR_MS);
  try {
    await page.goto(`${LIST}&symbol=${offer.symbol}`);
    const now = await api.get<Wire['BlockOfferPage']>('/block_trade?market_id=US');
    expect(now.data.map(({ id }) => id)).not.toContain(offer.id);
    if (!now.data.some(({ symbol }) => symbol === offer.symbol)) {
      await expect(page.getByText('This offer is no longer there')).toBeVisible();
      await page.getByRole('link', { name: 'See other offers' }).click();
    } else await page.goto(LIST);
    await expect(page.getByText(/shares at a fixed price/)).toBeVisible();
  } finally {
    await broker.advanceClock(64 * HOUR_MS);
  }
});
