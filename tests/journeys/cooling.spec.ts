import type { Wire } from '@fairlot/api-client/wire';
import { demo } from '../../scripts/lib/server.mjs';
import { bankCard } from '../support/bankCard.js';
import { startBroker } from '../support/broker.js';
import { codeFor } from '../support/joining.js';
import { expect, test as base } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const HOUR_MS = 3_600_000;
const renewed = 'Correct-horse2';

/** A server with a cooling period of one day for withdrawals. */
const test = base.extend({
  broker: [
    async ({ browserName: _ }, use) => {
      const broker = await startBroker({ PAYEE_COOLING_HOURS: '24' });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

test('a new bank account says beforehand when money can go to it, and then takes it', async ({
  page,
  broker,
  enter,
}) => {
  const api = await enter();
  // The account that is there can be used by then.
  await broker.advanceClock(24 * HOUR_MS);
  await page.goto('/#/pages/card/bank?add=true');
  await expect(page.getByText('withdrawals to a new destination are possible 24 hours after')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const { id } = await api.post<Wire['BankCard']>('/bank_card', bankCard);
  await page.goto('/#/pages/withdraw/bank');
  await expect(page.locator(`option[value="${id}"]`)).toBeAttached();
  // The form suggests what can be used at once.
  await expect(page.getByText('Added recently')).toBeHidden();
  await page.getByLabel('To the bank account').selectOption(id);
  await expect(page.getByText('withdrawals to this destination are possible from')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);

  await broker.advanceClock(24 * HOUR_MS);
  await page.reload();
  await page.getByLabel('To the bank account').selectOption(id);
  await expect(page.getByText('Added recently')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeEnabled();
});

test('a customer who resets a password is told beforehand that withdrawals pause, and when they go again', async ({
  page,
  broker,
}) => {
  await page.goto('/#/pages/auth/resetpwd');
  await page.getByLabel('Email address').fill(demo.mail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('withdrawals are possible again 24 hours after the reset')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(broker, demo.mail));
  await page.getByLabel('New password', { exact: true }).fill(renewed);
  await page.getByLabel('Repeat the new password').fill(renewed);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByLabel('Email or user ID').fill(demo.mail);
  await page.locator('input[type="password"]').fill(renewed);
  await page.locator('form button[type="submit"]').click();
  await expect(page).not.toHaveURL(/auth\/login/);

  await page.goto('/#/pages/withdraw/bank');
  await expect(page.getByText('Withdrawals are paused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('/#/pages/setting/security');
  await expect(page.getByText('withdrawals pause for 24 hours')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await broker.advanceClock(24 * HOUR_MS);
  await page.goto('/#/pages/withdraw/bank');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeEnabled();
  await expect(page.getByText('Withdrawals are paused')).toBeHidden();
});
