import type { Wire } from '@fairlot/api-client/wire';
import type { Page } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { bankCard } from '../support/bankCard.js';
import { deferred } from '../support/deferred.js';
import type { MemberApi } from '../support/memberApi.js';
import { untilClosed } from '../support/marketClock.js';
import { enterPayPassword } from '../support/payPassword.js';
import { covers, expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const DAY_MS = 86_400_000;

/** Fills in the bank form and agrees. */
async function withdraw(page: Page, amount: string): Promise<void> {
  await page.goto('/#/pages/withdraw/bank');
  await expect(page.getByLabel('Amount')).toBeVisible();
  // Asked for only with cash in several currencies.
  const currency = page.getByLabel('From the cash account in');
  if (await currency.isVisible()) await currency.selectOption('USD');
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
  await expect(review.getByText('You receive')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await review.getByRole('button', { name: `Withdraw $${amount}.00` }).click();
  await expect(page.getByRole('group', { name: 'Payment password' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await enterPayPassword(page);
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
}

/** Makes a bank withdrawal that waits for review, and opens its page. */
async function openWithdrawal(page: Page, api: MemberApi, amount: string): Promise<string> {
  const { data: cards } = await api.get<{ data: Wire['BankCard'][] }>('/bank_card');
  const { id } = await api.post<Wire['Withdrawal']>('/withdrawal', {
    type: 'bank',
    bank_card_id: cards[0]?.id,
    currency: 'USD',
    amount,
    pay_password: demo.payPassword,
  });
  await page.goto(`/#/pages/withdraw/detail?id=${id}`);
  await expect(page.getByText('In review')).toBeVisible();
  return id;
}

test.describe('money out', () => {
  test(
    'to a bank: asked for, passed, and there two business days later',
    covers('4.withdrawal', '9.withdrawal'),
    async ({ page, broker, enter }) => {
      await enter();
      await withdraw(page, '100');
      await expect(page.getByText('$98.00')).toBeVisible();
      await expect(page.getByText('In review')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Open the record' }).click();
      await expect(page).toHaveURL(/withdraw\/detail\?id=/);
      const id = /id=(wdr_\w+)/.exec(page.url())?.[1] ?? '';
      await broker.control('POST', `/review/withdrawal/${id}`, { decision: 'pass' });
      await expect(page.getByText('Approved, on its way')).toBeVisible();
      await broker.advanceClock(6 * DAY_MS);
      await expect(page.getByText('Paid out').first()).toBeVisible();
    },
  );

  test(
    'too little is said beside the amount; refused, cancelled or decided while it loads, the record says so',
    covers('4.withdrawal', '9.withdrawal'),
    async ({ page, broker, enter }) => {
      test.slow();
      const api = await enter();

      await test.step('too little, and nothing is sent', async () => {
        await page.goto('/#/pages/withdraw/bank');
        await page.getByLabel('Amount').fill('9.99');
        await page.getByRole('button', { name: 'Review withdrawal' }).click();
        await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/Enter at least \$10\.00/);
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('refused', async () => {
        const id = await openWithdrawal(page, api, '60');
        const decision = { decision: 'refuse', reason_key: 'name_differs' };
        await broker.control('POST', `/review/withdrawal/${id}`, decision);
        await expect(page.getByText(/^The payee has another name than you\./)).toBeVisible();
        await expect(page.getByText('Money back in your account')).toBeVisible();
        // Nothing was taken and nothing arrives.
        await expect(page.locator('main:visible').getByText(/^(Fee|You receive)$/)).toHaveCount(0);
      });

      await test.step('cancelled', async () => {
        await openWithdrawal(page, api, '70');
        await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
        await expect(page.getByText('Cancelled by you')).toBeVisible();
        await page.goto('/#/pages/withdraw/record?status=canceled');
        await expect(page.getByRole('listitem').filter({ hasText: '$70.00' })).toContainText('Cancelled');
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('decided while its record loads for the first time', async () => {
        const { data: cards } = await api.get<{ data: Wire['BankCard'][] }>('/bank_card');
        const withdrawal = { type: 'bank', currency: 'USD', amount: '80', pay_password: demo.payPassword };
        const { id } = await api.post<Wire['Withdrawal']>('/withdrawal', {
          ...withdrawal,
          bank_card_id: cards[0]?.id,
        });
        await page.goto('/#/pages/withdraw/record');
        // The first answer is read before the decision and arrives after the event about it.
        const { promise: released, resolve: release } = deferred();
        const { promise: wasRead, resolve: markRead } = deferred();
        await page.route(
          `**/api/v1/withdrawal/${id}`,
          async (route) => {
            const answer = await route.fetch();
            markRead();
            await released;
            await route.fulfill({ response: answer });
          },
          { times: 1 },
        );
        await page.goto(`/#/pages/withdraw/detail?id=${id}`);
        await wasRead;
        // The app fetches the profile of each page's header again once it has heard of the decision.
        const heard = page.waitForRequest((request) => request.url().endsWith('/api/v1/member/profile'));
        await broker.control('POST', `/review/withdrawal/${id}`, { decision: 'pass' });
        await heard;
        release();
        await expect(page.getByText('Approved, on its way')).toBeVisible();
      });
    },
  );

  test(
    'crypto: dollars are exchanged at a quote that holds, then sent to a wallet',
    covers('3.cryptoWallet'),
    async ({ page, enter }) => {
      await enter();
      await page.goto('/#/pages/withdraw/crypto');
      await page.getByRole('link', { name: 'Exchange to USDT' }).click();
      await page.getByLabel('Amount').fill('200');
      await page.getByRole('button', { name: 'Get a quote' }).click();
      const quote = page.getByRole('dialog', { name: 'Your quote' });
      await expect(quote.getByRole('timer')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await quote.getByRole('button', { name: /^Exchange \$200\.00 for/ }).click();
      await expect(page.getByRole('heading', { name: 'Exchanged' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      await page.goto('/#/pages/withdraw/crypto');
      await expect(page.getByText('First withdrawal to this wallet')).toBeVisible();
      await page.getByLabel('Amount').fill('50');
      await page.getByRole('button', { name: 'Review withdrawal' }).click();
      const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
      const agree = review.getByRole('button', { name: /^Withdraw/ });
      await expect(agree).toBeDisabled();
      expect(await axeFaults(page)).toEqual([]);
      await review.getByRole('checkbox').check();
      await agree.click();
      await enterPayPassword(page);
      await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
    },
  );
});

test(
  'a bank account is checked, added and removed; a new one takes a withdrawal in the same minute',
  covers('3.bankCard', '5.bankCard'),
  async ({ page, broker, enter }) => {
    test.slow();
    const api = await enter();
    await page.goto('/#/pages/card/bank?add=true');
    await expect(page.getByLabel('Account holder')).toHaveValue('Ada Specimen');
    await page.getByLabel('IBAN').fill('GB29NWBK60161331926819');
    await page.getByLabel('IBAN').blur();
    const bank = page.getByRole('textbox', { name: /^Bank\b/ }).first();
    await expect(page.getByLabel('BIC')).toHaveValue('NWBKGB2L');
    await expect(bank).toHaveValue('NatWest');
    await expect(page.getByLabel('Account number')).toHaveValue('31926819');
    // Another IBAN does not keep what the first one filled.
    await page.getByLabel('IBAN').fill('IE29AIBK93115212345678');
    await page.getByLabel('IBAN').blur();
    await expect(page.getByLabel('BIC')).toHaveValue('AIBKIE2D');
    await expect(bank).toHaveValue('AIB');
    await page.getByLabel('IBAN').fill('GB29NWBK60161331926818');
    await page.getByLabel('BIC').fill('NWBKGB2L');
    await bank.fill('Other Bank');
    await page.getByLabel('Name in your list').fill('Savings');
    await page.getByRole('button', { name: 'Check and add' }).click();
    await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/This IBAN is not right/);
    await expect(page.getByLabel('Branch')).toHaveAccessibleDescription('Enter the branch of the bank');
    await page.getByLabel('Branch').fill('London');
    await page.getByLabel('IBAN').fill('gb29 nwbk 6016 1331 9268 19');
    await page.getByRole('button', { name: 'Check and add' }).click();
    const review = page.getByRole('dialog', { name: 'Is this your account?' });
    await expect(review.getByText('GB29 NWBK 6016 1331 9268 19')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await review.getByRole('button', { name: 'Add a bank account' }).click();
    await enterPayPassword(page);
    await expect(page.getByRole('button', { name: /Savings/ })).toBeVisible();
    await page.getByRole('button', { name: /Savings/ }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: /Savings/ })).toBeHidden();

    // What is removed on another device leaves this one too, and the sheet about it says so.
    const { id } = await api.post<Wire['BankCard']>('/bank_card', { ...bankCard, name: 'Elsewhere' });
    await page.getByRole('button', { name: /Elsewhere/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await api.delete(`/bank_card/${id}`);
    await expect(page.getByText('It was removed in another window or on another device')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /Elsewhere/ })).toBeHidden();

    await test.step('a withdrawal in the same minute', async () => {
      await broker.advanceClock(30_000);
      const { id } = await api.post<Wire['BankCard']>('/bank_card', bankCard);
      await page.goto('/#/pages/withdraw/bank');
      // The clock was moved, which the open app does not know.
      await page.reload();
      await page.getByLabel('To the bank account').selectOption(id);
      await page.getByLabel('Amount').fill('20');
      await expect(page.getByText('Added recently')).toBeHidden();
      await page.getByRole('button', { name: 'Review withdrawal' }).click();
      const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
      await expect(review).toBeVisible();

      // Removed on another device: the money must not go to another account than the one under review.
      await api.delete(`/bank_card/${id}`);
      await expect(review).toBeHidden();
      await expect(page.getByText(/ was removed in another window or on another device\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
      await page.getByLabel('To the bank account').selectOption({ index: 1 });
      await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeEnabled();
      await expect(page.getByLabel('Amount')).toHaveValue('20');
      await expect(review).toBeHidden();
    });
  },
);

test(
  'a transfer moves money at once; one of more than is free offers to close positions, and closes what is chosen',
  covers('2.profile.transfer'),
  async ({ page, enter }) => {
    test.slow();
    const api = await enter();
    const tradeAccount = async () => {
      const { data } = await api.get<{ data: Wire['Account'][] }>('/account');
      return data.find(({ kind, currency }) => kind === 'trade' && currency === 'USD');
    };

    await test.step('of money that is free', async () => {
      await page.goto('/#/pages/profile/transfer');
      // The default direction, whatever the balances are.
      await expect(page.getByLabel('From', { exact: true }).locator('option:checked')).toHaveText(
        'Cash · USD',
      );
      await expect(page.getByLabel('To', { exact: true }).locator('option:checked')).toHaveText(
        'Trading · USD',
      );
      await page.getByLabel('Amount').fill('25');
      await page.getByRole('button', { name: 'Review transfer' }).click();
      const review = page.getByRole('dialog', { name: 'Review your transfer' });
      await expect(review.getByText('Then available where it leaves')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await review.getByRole('button', { name: 'Transfer $25.00' }).click();
      await expect(page.getByRole('heading', { name: 'Transferred' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'See the entries' }).click();
      await expect(page.getByText('Transfer between accounts').last()).toBeVisible();
    });

    await test.step('of more than is free', async () => {
      const trade = await tradeAccount();
      await page.goto(`/#/pages/profile/transfer?from=${trade?.id ?? ''}`);
      const wanted = (Number(trade?.available_funds) + 50).toFixed(2);
      await page.getByLabel('Amount').fill(wanted);
      await expect(page.getByText('$50.00 more than is free')).toBeVisible();
      await page.getByRole('button', { name: 'Choose positions' }).click();
      const sheet = page.getByRole('dialog', { name: 'Close positions for cash' });
      await expect(sheet.getByRole('button', { name: 'Choose a position' })).toBeDisabled();
      expect(await axeFaults(page)).toEqual([]);
      await sheet.getByRole('checkbox').first().check();
      await sheet.getByRole('checkbox').nth(1).check();
      await expect(sheet.getByRole('button', { name: /^Close 2 positions for about/ })).toBeEnabled();

      // What is closed on another device is no longer part of it.
      const held = await sheet
        .getByText(/^[A-Z]+ · [\d,]+ /)
        .nth(1)
        .innerText();
      const { data: positions } = await api.get<{ data: Wire['Position'][] }>('/position');
      const elsewhere = positions.find(({ symbol }) => held.startsWith(`${symbol} `));
      await api.post(`/position/${elsewhere?.id ?? ''}/close`, {
        order_type: 'market',
        quantity: elsewhere?.closable_quantity ?? '',
      });
      await expect(sheet.getByText(held)).toBeHidden();
      await sheet.getByRole('button', { name: /^Close 1 position for about/ }).click();
      await expect(page.getByRole('dialog').getByText(/is in closing review/)).toBeVisible();
    });
  },
);

test('a position whose market is closed says so, and when it opens, before it is closed for cash', async ({
  page,
  broker,
  enter,
}) => {
  const api = await enter();
  await untilClosed(broker);
  const { data: accounts } = await api.get<{ data: Wire['Account'][] }>('/account');
  const trade = accounts.find(({ kind, currency }) => kind === 'trade' && currency === 'USD');
  await page.goto(`/#/pages/profile/transfer?from=${trade?.id ?? ''}`);
  await page.getByLabel('Amount').fill((Number(trade?.available_funds) + 50).toFixed(2));
  await page.getByRole('button', { name: 'Choose positions' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close positions for cash' });
  const positions = sheet.getByRole('checkbox');
  await expect(positions.first()).toBeVisible();
  await expect(
    sheet.getByText(/^The market is closed\. It opens on .* New York time\. That is .* your time\.$/),
  ).toHaveCount(await positions.count());
  expect(await axeFaults(page)).toEqual([]);
});
