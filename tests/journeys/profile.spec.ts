import { covers, expect, test } from '../support/test.js';

test(
  'login opens the profile, with as much as a passer-by may read; logging out asks first and shows the login',
  covers('3.account', '4.login', '4.logout'),
  async ({ page, signIn }) => {
    await signIn();
    await expect(page).toHaveURL(/\/pages\/main\/profile\/index/);
    const stored = await page.evaluate(() => localStorage.getItem('fairlot.1.session'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
    const account = page.getByRole('main').filter({ visible: true });
    for (const label of ['Total value', 'Available', 'Used']) {
      await expect(account.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(account.getByText(/today/i).first()).toBeVisible();
    await expect(page.getByText('d•••@fairlot.example')).toBeVisible();
    await expect(page.getByText('demo@fairlot.example')).toHaveCount(0);
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    for (const name of ['Cash account', 'Trading account', 'Fund account']) {
      await expect(page.getByText(name).first()).toBeVisible();
    }
    await expect(
      page.getByRole('region', { name: 'Recent activity' }).getByText(/Available after/),
    ).toHaveCount(5);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/pages\/auth\/login/);
    await page.goto('/#/pages/main/profile/index');
    await expect(page).toHaveURL(/\/pages\/auth\/login/);
  },
);
