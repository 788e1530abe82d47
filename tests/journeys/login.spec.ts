import type { Page } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { isDrawnInTime, pauseClock } from '../support/pageTime.js';
import { covers, expect, test } from '../support/test.js';

const mail = (page: Page) => page.getByRole('textbox', { name: 'Email or user ID' });
const password = (page: Page) => page.getByLabel('Password', { exact: true }).first();

test(
  'an empty form says what is missing; a wrong login does not say which part was wrong; too many need a pause',
  covers('5.mail', '5.password', '5.required'),
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/#/pages/auth/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please input email address')).toBeVisible();
    await expect(mail(page)).toBeFocused();
    await mail(page).fill('a@b');
    await password(page).fill('abc');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please enter the correct email address.')).toBeVisible();
    await expect(page.getByText('The password is 4 to 16 digits')).toBeVisible();

    const words: string[] = [];
    for (const name of [demo.mail, 'nobody@fairlot.example']) {
      await mail(page).fill(name);
      await password(page).fill('wrong-one');
      // The toast stays while the clock stands.
      await pauseClock(page);
      // The previous error is hidden during this attempt, so it is read after the answer.
      const answer = page.waitForResponse((response) => response.url().endsWith('/member/login'));
      await page.getByRole('button', { name: 'Log in' }).click();
      expect((await answer).status()).toBe(422);
      // It is shown beside the button and in a toast; only the toast is announced.
      const announced = page.getByRole('alert').filter({ hasText: /\w/ });
      expect(await isDrawnInTime(page, announced.first(), 1_000)).toBe(true);
      await expect(announced).toHaveCount(1);
      const said = await announced.innerText();
      await expect(page.getByRole('main').getByText(said)).toBeVisible();
      words.push(said);
      await page.clock.resume();
      await expect(mail(page)).toHaveValue(name);
    }
    expect(words[0]).toBe(words[1]);

    const button = page.getByRole('button', { name: 'Log in' });
    await expect(async () => {
      if (await button.isEnabled()) await button.click();
      await expect(page.getByRole('timer')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('timer')).toHaveText(/^[01]:\d\d$/);
    await expect(button).toBeDisabled();
    // The pause applies to the name that was tried.
    await mail(page).fill('somebody-else@fairlot.example');
    await expect(button).toBeEnabled();
  },
);

test('the phone form takes a number with its country’s code', async ({ page }) => {
  await page.goto('/#/pages/auth/login');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(page).toHaveURL(/by=phone/);
  const panel = page.getByRole('tabpanel', { name: 'Phone' });
  const number = panel.getByRole('textbox', { name: 'Phone number' });
  await number.fill('+1 202 555 0101');
  await page.reload();
  await expect(number).toHaveValue('2025550101');
  await panel.getByLabel('Password', { exact: true }).fill(demo.password);
  await panel.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/pages\/main\/profile\/index/);
});
