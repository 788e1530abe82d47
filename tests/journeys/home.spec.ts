import { expect, test } from '../support/test.js';

test('home shows what there is, and the eye covers it everywhere', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/#/pages/main/home/index');
  // The profile, where logging in ended, shows the same until Home takes its place, and stays mounted while it is hidden.
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('Total value').filter({ visible: true })).toBeVisible();
  await expect(
    page
      .getByText(/^\$1\d\d,\d{3}\.\d\d$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByText(/\d{3},\d{3}\.\d\d/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trade' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible();
  await page.getByRole('button', { name: 'Show balances' }).click();
  await expect(
    page
      .getByText(/^\$1\d\d,\d{3}\.\d\d$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('each ranking of home shows five stocks and leads to the rest', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/#/pages/main/home/index');
  for (const name of ['Highest volume', 'Popular stocks']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5);
  }
  await page.getByRole('link', { name: 'All: Highest volume' }).click();
  await expect(page).toHaveURL(/\/pages\/main\/market\/index/);
});

test('a ranking that fails says so and leaves the rest of home usable', async ({ page, signIn }) => {
  await signIn();
  await page.route(/section=popular/, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await page.goto('/#/pages/main/home/index');
  const popular = page.getByRole('region', { name: 'Popular stocks' });
  await expect(popular.getByText('This list could not be loaded')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Highest volume' }).getByRole('listitem')).toHaveCount(5);
  await page.unroute(/section=popular/);
  await popular.getByRole('button', { name: 'Try again' }).click();
  await expect(popular.getByRole('listitem')).toHaveCount(5);
});

test('a new customer is shown the first steps', async ({ page, signIn }) => {
  await signIn('new@fairlot.example');
  await page.goto('/#/pages/main/home/index');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Place your first order' })).toBeVisible();
});
