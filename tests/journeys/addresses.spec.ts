import { demo } from '../../scripts/lib/server.mjs';
import { joinPastTheApp, startSignedIn } from '../support/members.js';
import { expect, test } from '../support/test.js';

test('an address without # shows the same page, and one that no page has says so', async ({ page }) => {
  await page.goto('/pages/quote/stock?symbol=LUMB');
  await expect(page).toHaveURL('/#/pages/quote/stock?symbol=LUMB');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByText('This page does not exist')).toBeVisible();
});

test('a password that is changed on the first page of a visit leads to the profile', async ({
  page,
  broker,
}) => {
  // Others sign in as the demo customers, with the password that they know.
  const { token } = await joinPastTheApp(broker);
  await startSignedIn(page, token);
  await page.goto('/#/pages/setting/password');
  await page.getByLabel('Current password').fill(demo.password);
  await page.getByLabel('New password', { exact: true }).fill('another way in 7');
  await page.getByLabel('Repeat the new password').fill('another way in 7');
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/main\/profile\/index/);
});
