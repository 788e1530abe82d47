import { deferred } from '../support/deferred.js';
import { untilOpen } from '../support/marketClock.js';
import { openSession } from '../support/memberApi.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

interface Fund {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

interface FundOrder {
  readonly status: string;
  readonly priced_at: string;
  readonly settles_at: string;
  readonly net_amount: string | null;
}

const AMOUNT = '500';

async function putIn(page: Page, { id }: Fund): Promise<void> {
  await page.goto(`/#/pages/fund/detail?id=${id}`);
  await page.getByRole('link', { name: 'Put money in' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  // Too large an amount is reported at once, with the way to more money, as on every ticket.
  await amount.fill('900000000');
  await expect(page.getByText(/ is missing$/)).toBeVisible();
  await amount.fill(AMOUNT);
  await expect(page.getByText(/ is missing$/)).toBeHidden();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await expect(review.getByText('Price that counts', { exact: true })).toBeVisible();
  await review.getByRole('button', { name: `Put in $${AMOUNT}.00` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Order received']);
}

test.describe('funds', () => {
  test(
    'bought at the price of the day, then taken out, and paid two trading days later',
    covers('2.page.fund.index', '2.page.fund-bak.index', '3.productTypes'),
    async ({ page, broker }) => {
      const api = await openSession(page);
      const { data: funds } = await api.get<{ data: Fund[] }>('/fund?limit=100');
      const fund = funds.find(({ currency }) => currency === 'USD');
      if (fund === undefined) throw new Error('There is no fund in USD.');
      const newest = async (): Promise<FundOrder> => {
        const [order] = (await api.get<{ data: FundOrder[] }>('/fund_order?limit=1')).data;
        if (order === undefined) throw new Error('There is no order.');
        return order;
      };
      await page.goto('/#/pages/fund-bak/index');
      await expect(page.getByRole('heading', { name: 'Funds', level: 1 })).toBeVisible();
      await putIn(page, fund);
      await page.getByRole('link', { name: 'Open my funds' }).click();
      await expect(page.getByText('Waiting for the price').first()).toBeVisible();

      await broker.control('POST', '/clock', { set: (await newest()).priced_at });
      // What the customer has comes with the rest, which it would push down.
      const { promise: released, resolve: release } = deferred();
      await page.goto(`/#/pages/fund/detail?id=${fund.id}`);
      await page.route('**/api/v1/fund_holding', async (route) => {
        await released;
        await route.continue();
      });
      await page.reload();
      const costs = page.getByRole('heading', { name: 'Costs and times' });
      await expect(page.getByRole('heading', { level: 1, name: fund.name })).toBeVisible();
      await expect(costs).toBeHidden();
      release();
      await expect(page.getByText('Your units')).toBeVisible();
      await expect(costs).toBeVisible();
      await page.unroute('**/api/v1/fund_holding');
      expect(await axeFaults(page)).toEqual([]);

      await page.getByRole('link', { name: 'Take money out' }).click();
      // The button is gone, so the focus is on the heading.
      await expect(page.getByRole('heading', { level: 1, name: fund.name })).toBeFocused();
      await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      const review = page.getByRole('dialog', { name: 'Review' });
      // The money comes two trading days later, at a price that nobody knows yet.
      await expect(review.getByText('Available once paid, about')).toBeVisible();
      await review.getByRole('button', { name: /^Take out about/ }).click();
      await expect(page.getByRole('heading', { name: 'Order received' })).toBeVisible();
      await broker.control('POST', '/clock', { set: (await newest()).priced_at });
      expect((await newest()).status).toBe('priced');
      await broker.control('POST', '/clock', { set: (await newest()).settles_at });
      const paid = await newest();
      expect(paid.status).toBe('settled');

      const { data: accounts } = await api.get<{ data: { id: string; kind: string; currency: string }[] }>(
        '/account',
      );
      const account = accounts.find(({ kind, currency }) => kind === 'fund' && currency === 'USD');
      await page.goto(`/#/pages/profile/transcation?account=${account?.id ?? ''}&type=fund_pay`);
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Paid out by a fund' }).first(),
      ).toBeVisible();
      expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
    },
  );

  test('cancelled before the cut-off, with everything back; a list of funds that is empty says so', async ({
    page,
    broker,
  }) => {
    const api = await openSession(page);
    const { data: funds } = await api.get<{ data: Fund[] }>('/fund?limit=100');
    const fund = funds.find(({ currency }) => currency === 'USD');
    if (fund === undefined) throw new Error('There is no fund in USD.');
    await putIn(page, fund);
    // The receipt follows its order.
    const cancel = page.getByRole('button', { name: /^Cancel \(until/ });
    await cancel.click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(cancel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Order cancelled']);
    await page.getByRole('link', { name: 'Open my funds' }).click();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });

    await test.step('an empty list', async () => {
      // Every market of this server has funds, so the route empties the answer.
      await page.route(/\/api\/v1\/fund\?/, (route) =>
        route.fulfill({ json: { data: [], next_cursor: null } }),
      );
      await page.goto('/#/pages/fund/index?tab=market');
      await page.reload();
      await expect(page.getByText('No fund is on offer right now')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  });

  test('leaves the ticket to the fund, also where the app was opened on the ticket', async ({
    page,
    enter,
  }) => {
    const { get } = await enter();
    const { data: funds } = await get<{ data: Fund[] }>('/fund?limit=1');
    const [fund] = funds;
    if (fund === undefined) throw new Error('There is no fund.');
    const address = `/#/pages/fund/detail?id=${fund.id}`;
    const leave = page.getByRole('button', { name: 'Back to the fund' });
    await page.goto(`${address}&side=subscribe`);
    await leave.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: fund.name })).toBeVisible();
    // From the fund, its ticket takes one place in the history, which leaving gives back.
    await page.goto('/#/pages/fund/index');
    await page.goto(address);
    await page.getByRole('link', { name: 'Put money in' }).click();
    await leave.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/fund\/index$/);
  });

  test('says whether its market trades, and until when an order takes the next of its prices', async ({
    page,
    broker,
  }) => {
    await untilOpen(broker);
    const api = await openSession(page);
    const { data: funds } = await api.get<{ data: Fund[] }>('/fund?market_id=US&limit=1');
    const address = `/fund/${funds[0]?.id ?? ''}`;
    const orderUntil = async (): Promise<RegExp> => {
      const fund = await api.get<{ cut_off_at: string; timezone: string }>(address);
      const write = (options: Intl.DateTimeFormatOptions): string =>
        new Intl.DateTimeFormat('en', { timeZone: fund.timezone, ...options }).format(
          new Date(fund.cut_off_at),
        );
      const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      return new RegExp(`An order until ${write({ weekday: 'short' })},? ${time} .*takes the next price`);
    };
    await page.goto(`/#/pages/fund/detail?id=${funds[0]?.id ?? ''}`);
    await expect(page.getByText(/^Open until \d\d:\d\d/)).toBeVisible();
    const today = await orderUntil();
    await expect(page.getByText(today)).toBeVisible();

    const { data: markets } = await api.get<{ data: { id: string; closes_at: string }[] }>('/market/app');
    const closesAt = markets.find(({ id }) => id === 'US')?.closes_at ?? '';
    await broker.control('POST', '/clock', { set: new Date(Date.parse(closesAt) + 60_000).toISOString() });
    await page.reload();
    const tomorrow = await orderUntil();
    expect(String(tomorrow)).not.toBe(String(today));
    await expect(page.getByText(tomorrow)).toBeVisible();
  });
});
