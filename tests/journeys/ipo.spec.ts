import { openSession } from '../support/memberApi.js';
import { enterPayPassword } from '../support/payPassword.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

interface Ipo {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly currency: string;
  readonly lot_size: string;
  readonly close_at: string;
}

interface Subscription {
  readonly id: string;
  readonly status: string;
  readonly quantity: string;
  readonly total_amount: string;
  readonly allotted_quantity: string | null;
  readonly refund_amount: string | null;
  readonly allotment_at: string;
  readonly listing_at: string;
}

/** Subscribes for one lot, from the offering to the receipt. */
async function subscribe(page: Page, { name, lot_size: lot }: Ipo): Promise<void> {
  await page.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: `Subscribe: ${name}` })).toBeVisible();
  // The least, never the most, is what a customer starts from.
  await expect(page.getByRole('radio', { name: 'Partial' })).toBeChecked();
  const least = await page.getByRole('textbox', { name: 'Shares' }).inputValue();
  expect(least.replaceAll(',', '')).toBe(lot);
  await page.getByRole('textbox', { name: 'Shares' }).focus();
  await page.getByRole('textbox', { name: 'Shares' }).fill(lot);
  await page.getByRole('button', { name: 'Review subscription' }).click();
  const review = page.getByRole('dialog', { name: 'Review subscription' });
  const send = review.getByRole('button', { name: /^Subscribe .* shares for/ });
  await expect(send).toBeDisabled();
  await review.getByRole('checkbox').check();
  await send.click();
  await enterPayPassword(page);
  await expect(page.getByRole('heading', { name: 'Subscription received' })).toBeVisible();
}

test.describe('new shares', () => {
  test(
    'subscribed, checked, allotted, the rest back, listed, and held at the issue price',
    covers(
      '2.page.payment.newstock',
      '2.page.product.newstock',
      '2.page.product.ipo.index',
      '2.trade.tabs',
      '3.subscription',
      '3.subscription.modes',
    ),
    async ({ page, broker }) => {
      const api = await openSession(page);
      const { data: offered } = await api.get<{ data: Ipo[] }>('/ipo?state=open');
      const ipo = offered.find(({ currency }) => currency === 'USD') ?? offered[0];
      if (ipo === undefined) throw new Error('Nothing is offered.');
      await page.goto('/#/pages/product/ipo/index');
      const row = page.getByRole('link', { name: ipo.name });
      // Its clock is for the eye; in the name it would be a label without a time.
      await expect(row).not.toHaveAccessibleName(/Closes in/);
      await row.click();
      await expect(page.getByRole('heading', { name: ipo.name, level: 1 })).toBeVisible();
      await expect(page.getByText('How shares are allotted')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await subscribe(page, ipo);
      await page.getByRole('link', { name: 'Open my subscriptions' }).click();
      await expect(page.getByText('Being checked').first()).toBeVisible();

      const newest = async () =>
        (await api.get<{ data: Subscription[] }>('/ipo_subscription?limit=1')).data[0];
      const asked = await newest();
      if (asked === undefined) throw new Error('Nothing was subscribed.');
      await broker.control('POST', `/review/ipo/${asked.id}`, { decision: 'pass' });
      for (const [until, word] of [
        [ipo.close_at, 'Waiting for allotment'],
        [asked.allotment_at, /^(All|Partly|None) allotted$/],
      ] as const) {
        await broker.control('POST', '/clock', { set: until });
        await page.reload();
        await expect(page.getByText(word).first()).toBeVisible();
      }
      const allotted = await newest();
      // The money for shares that were not allotted was returned, exactly.
      const part = Number(allotted?.allotted_quantity) / Number(asked.quantity);
      expect(Number(allotted?.refund_amount)).toBeCloseTo(Number(asked.total_amount) * (1 - part), 6);
      expect(await axeFaults(page)).toEqual([]);

      await broker.control('POST', '/clock', { set: asked.listing_at });
      if (part > 0) {
        const { data: held } = await api.get<{ data: { symbol: string; quantity: string }[] }>('/position');
        expect(held.find(({ symbol }) => symbol === ipo.symbol)?.quantity).toBe(allotted?.allotted_quantity);
        await page.reload();
        await expect(page.getByRole('link', { name: `Sell ${ipo.symbol}` })).toBeVisible();
      }
      const { data: notices } = await api.get<{ data: { kind: string }[] }>('/notice?limit=20');
      expect(notices.filter(({ kind }) => kind === 'ipo').length).toBeGreaterThanOrEqual(4);
      expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
    },
  );

  test('cancelled while the window is open, with all the money back', async ({ page, broker }) => {
    const api = await openSession(page);
    const { data: offered } = await api.get<{ data: Ipo[] }>('/ipo?state=open');
    const ipo = offered.find(({ currency }) => currency === 'USD') ?? offered[0];
    if (ipo === undefined) throw new Error('Nothing is offered.');
    await page.goto(`/#/pages/product/newstock?id=${ipo.id}`);
    await subscribe(page, ipo);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription cancelled' })).toBeVisible();
    await expect(page.getByText(/^We tell you in the inbox/)).toBeHidden();
    await page.getByRole('link', { name: 'Open my subscriptions' }).click();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
  });
});
