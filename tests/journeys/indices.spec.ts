import { expect, test } from '../support/test.js';

test('from the markets to the world’s indices, to one of them, on to a stock of its market, and to popular stocks', async ({
  page,
}) => {
  test.slow();
  await page.goto('/#/pages/main/market/index');
  await page.getByRole('link', { name: 'World indices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'World indices' })).toBeVisible();
  await expect(page.getByText(/(None|\d) of 9 markets/)).toBeVisible();
  const asia = page.getByRole('region', { name: 'Asia Pacific' });
  await asia.getByRole('link', { name: /Harbour 50/ }).click();

  await expect(page).toHaveURL(/\/pages\/quote\/gin\?symbol=HB-50/);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour 50' })).toBeVisible();
  await expect(page.getByText('An index cannot be bought here')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Buy|Sell)$/ })).toHaveCount(0);
  await expect(page.getByRole('slider', { name: /Harbour 50/ })).toBeVisible();
  const traded = page.getByRole('region', { name: 'Traded in this market' });
  await traded.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/pages\/quote\/stock\?symbol=/);

  await test.step('an index of the chosen market stands on its page and on the market’s, with one level', async () => {
    await page.goto('/#/pages/main/market/index?market=HK');
    const card = page
      .getByRole('list', { name: 'Indices of this market' })
      .getByRole('link', { name: /Harbour 50/ });
    await card.click();
    await expect(page).toHaveURL(/\/pages\/quote\/in\?symbol=HB-50/);
    await page.getByRole('radio', { name: '5Y' }).check();
    await expect(page).toHaveURL(/period=1w/);
    const others = page.getByRole('region', { name: 'More indices of this market' });
    await expect(others.getByRole('link')).toHaveCount(1);
  });

  await test.step('the page of an index that does not exist says so and links to another', async () => {
    await page.goto('/#/pages/quote/gin?symbol=NOPE');
    await expect(page.getByText('There is no index “NOPE”')).toBeVisible();
    await page.getByRole('link', { name: 'See world indices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World indices' })).toBeVisible();
  });

  await test.step('popular stocks can be filtered by market', async () => {
    // The markets page is kept: its selected market and this one are independent.
    await page.goto('/#/pages/main/market/index');
    await page.getByRole('link', { name: 'Popular stocks' }).click();
    await expect(page.getByRole('radio', { name: 'All markets' })).toBeChecked();
    await expect(page.getByText(/how many watchlists in this simulation/)).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText('Rank 1');
    await page.getByRole('radio', { name: 'Hong Kong' }).check();
    await expect(page).toHaveURL(/market=HK/);
    await expect(page.getByRole('listitem').first()).toContainText('.HK');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'United States' })).toBeChecked();
  });
});
