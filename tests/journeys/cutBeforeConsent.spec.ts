import type { Locator } from '@playwright/test';
import { startGateway, type Gateway } from '../support/gateway.js';
import { openSession, type MemberApi } from '../support/memberApi.js';
import { enterPayPassword } from '../support/payPassword.js';
import { expect, test as base, type Page } from '../support/test.js';
import { untilFetched } from '../support/untilFetched.js';

/** The connection breaks while a customer reads what they are about to agree to, or right after they agreed. */

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({ broker }, use) => {
    const gateway = await startGateway(broker.url);
    await use(gateway);
    await gateway.stop();
  },
});
test.use({ provoked: /net::ERR_|Failed to fetch/ });

interface Money {
  readonly name: string;
  /** The form's address. */
  readonly path: (api: MemberApi) => Promise<string>;
  /** Fills the form in and asks for the review. */
  readonly review: (page: Page) => Promise<void>;
  readonly sheet: string;
  readonly verb: RegExp;
  readonly needsPayPassword?: true;
  readonly receipt: RegExp;
  /** The write, and the list in which its record stands. */
  readonly write: RegExp;
  readonly records: string;
}

const fillAmount = (amount: string, button: string | RegExp) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'Amount' }).first().fill(amount);
  await page.getByRole('button', { name: button, exact: true }).click();
};
const at = (path: string) => () => Promise.resolve(path);

const WITHDRAWAL: Money = {
  name: 'a withdrawal',
  path: at('/pages/withdraw/bank'),
  review: fillAmount('40', 'Review withdrawal'),
  sheet: 'Review your withdrawal',
  verb: /^Withdraw \$40\.00$/,
  needsPayPassword: true,
  receipt: /^Withdrawal requested$/,
  write: /\/api\/v1\/withdrawal$/,
  records: '/withdrawal?limit=100',
};

/** An order is in order.spec.ts. */
const WAYS: readonly Money[] = [
  WITHDRAWAL,
  {
    name: 'a transfer',
    path: at('/pages/profile/transfer'),
    review: fillAmount('25', 'Review transfer'),
    sheet: 'Review your transfer',
    verb: /^Transfer \$25\.00$/,
    receipt: /^Transferred$/,
    write: /\/api\/v1\/transfer$/,
    records: '/transfer?limit=100',
  },
  {
    name: 'an exchange',
    path: at('/pages/profile/exchange?from=USD&to=EUR'),
    review: fillAmount('15', 'Get a quote'),
    sheet: 'Your quote',
    verb: /^Exchange \$15\.00 for/,
    receipt: /^Exchanged$/,
    write: /\/api\/v1\/fx\/conversion$/,
    records: '/fx/conversion?limit=100',
  },
  {
    name: 'a fund order',
    path: async (api) => {
      const { data } = await api.get<{ data: { id: string; currency: string }[] }>('/fund?limit=100');
      return `/pages/fund/detail?id=${data.find(({ currency }) => currency === 'USD')?.id ?? ''}`;
    },
    review: async (page) => {
      await page.getByRole('link', { name: 'Put money in' }).click();
      await fillAmount('500', 'Review')(page);
    },
    sheet: 'Review',
    verb: /^Put in \$500\.00$/,
    receipt: /^Order received$/,
    write: /\/api\/v1\/fund\/[^/]+\/subscription$/,
    records: '/fund_order?limit=100',
  },
];

const count = async (api: MemberApi, { records }: Money) =>
  (await api.get<{ data: unknown[] }>(records)).data.length;

/** Opens the review, on the server itself or behind the gateway. */
async function openReview(page: Page, way: Money, api: MemberApi, origin = ''): Promise<Locator> {
  await page.goto(`${origin}/#${await way.path(api)}`);
  await way.review(page);
  const sheet = page.getByRole('dialog', { name: way.sheet, exact: true });
  await expect(sheet.getByRole('button', { name: way.verb })).toBeEnabled();
  return sheet;
}

async function agree(page: Page, way: Money, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: way.verb }).click();
  if (way.needsPayPassword) await enterPayPassword(page);
}

const receiptOf = (page: Page, { receipt }: Money) =>
  page.getByRole('heading', { level: 1, name: receipt }).filter({ visible: true });

const NOTHING_SENT = 'No connection. Nothing has been sent';

// Each review is the same component, so one of them stands for all. This one also asks for the payment password.
test('a review cannot be agreed to without a network or a server, and moves the money once when both are back', async ({
  page,
  context,
  gateway,
}) => {
  const way = WITHDRAWAL;
  const api = await openSession(page);
  const before = await count(api, way);
  const sheet = await openReview(page, way, api, gateway.url);
  await untilFetched(page, 'afterFirstPage');
  const cuts: ((isCut: boolean) => Promise<void> | void)[] = [
    (isCut) => context.setOffline(isCut),
    (isCut) => (isCut ? gateway.leave() : gateway.comeBack()),
  ];
  for (const set of cuts) {
    await set(true);
    await expect(sheet.getByText(NOTHING_SENT)).toBeVisible();
    await expect(sheet.getByRole('button', { name: way.verb })).toBeDisabled();
    await set(false);
    await expect(sheet.getByText(NOTHING_SENT)).toBeHidden();
  }
  await agree(page, way, sheet);
  await expect(receiptOf(page, way)).toBeVisible();
  expect(await count(api, way)).toBe(before + 1);
});

test('money whose answers are lost is asked about with its own key, and moves once, by every way', async ({
  page,
}) => {
  test.slow();
  const api = await openSession(page);
  for (const way of WAYS)
    await test.step(way.name, async () => {
      const before = await count(api, way);
      const sheet = await openReview(page, way, api);
      const keys: (string | undefined)[] = [];
      let isLost = true;
      await page.route(way.write, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        keys.push(route.request().headers()['idempotency-key']);
        // The first write arrives, and its answer does not.
        if (keys.length === 1) await route.fetch();
        return isLost ? route.abort('failed') : route.fallback();
      });
      await agree(page, way, sheet);
      await expect(sheet.getByText('We don’t know yet whether this arrived')).toBeVisible({
        timeout: 20_000,
      });
      await expect(sheet.getByRole('button', { name: way.verb })).toBeHidden();
      isLost = false;
      await sheet.getByRole('button', { name: 'Check again' }).click();
      await expect(receiptOf(page, way)).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      expect(await count(api, way)).toBe(before + 1);
      await page.unroute(way.write);
    });
});
