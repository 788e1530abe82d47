import { heading } from '../support/heading.js';
import { covers, expect, test } from '../support/test.js';

test('home shows the balances, and the eye hides them everywhere', async ({ page, signIn }) => {
  // Pages kept behind the shown one stay in the document.
  const amounts = page.getByText(/\d{3},\d{3}\.\d\d/).filter({ visible: true });
  const tab = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });
  await signIn();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(amounts.first()).toBeVisible();

  await tab(/^Home/).click();
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page.getByText('Total value').filter({ visible: true }).first()).toBeVisible();
  await expect(amounts.first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(amounts).toHaveCount(0);

  await tab(/^Profile/).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(amounts).toHaveCount(0);

  await tab(/^Trade/).click();
  await expect(heading(page, 'Trade')).toBeVisible();
  await expect(page.getByText('hidden').filter({ visible: true }).first()).toBeVisible();
  await expect(amounts).toHaveCount(0);
  await page.getByRole('button', { name: 'Show balances' }).click();
  await expect(amounts.first()).toBeVisible();
});

test(
  'each ranking of home shows five stocks; one that fails says so and leaves the rest usable',
  covers('2.home.sections'),
  async ({ page, enter }) => {
    await enter();
    await page.route(/section=popular/, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found' } }),
    );
    await page.goto('/#/pages/main/home/index');
    const popular = page.getByRole('region', { name: 'Popular stocks' });
    await expect(popular.getByText('This list could not be loaded')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Highest volume' }).getByRole('listitem')).toHaveCount(5);
    await page.unroute(/section=popular/);
    await popular.getByRole('button', { name: 'Try again' }).click();
    await expect(popular.getByRole('listitem')).toHaveCount(5);
    await page.getByRole('link', { name: 'All: Highest volume' }).click();
    await expect(page).toHaveURL(/\/pages\/main\/market\/index/);
  },
);
