import { covers, expect, test } from '../support/test.js';

test('the profile shows who is signed in, with as much as a passer-by may read', async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('d•••@fairlot.example')).toBeVisible();
  await expect(page.getByText('demo@fairlot.example')).toHaveCount(0);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  for (const name of ['Cash account', 'Trading account', 'Fund account']) {
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Recent activity' }).getByText(/Available after/),
  ).toHaveCount(5);
});

test(
  'logging out asks first, ends the session and shows the login',
  covers('4.logout'),
  async ({ page, signIn }) => {
    await signIn();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/pages\/auth\/login/);
    await page.goto('/#/pages/main/profile/index');
    await expect(page).toHaveURL(/\/pages\/auth\/login/);
  },
);
