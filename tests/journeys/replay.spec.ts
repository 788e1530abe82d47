import { expect, test } from '../support/test.js';

test('the past is found by search, always with its dates, played day by day, and cannot be traded', async ({
  page,
}) => {
  await page.goto('/#/pages/search/index');
  await page.getByRole('searchbox').fill('s&p');
  const result = page.getByRole('link', { name: /S&P 500/ });
  await expect(result).toContainText('Jan 3, 2000 – Apr 17, 2020');
  await result.click();

  await expect(page.getByRole('heading', { level: 1, name: 'S&P 500' })).toBeVisible();
  await expect(page.getByText('Historical replay', { exact: true })).toBeVisible();
  await expect(page.getByText('Real daily prices, Jan 3, 2000 to Apr 17, 2020')).toBeVisible();
  await expect(page.getByText('Close of Wednesday, January 2, 2008')).toBeVisible();
  await expect(page.getByText('This is the past, and cannot be traded')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Buy/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'One day on' }).click();
  await expect(page.getByText('Close of Thursday, January 3, 2008')).toBeVisible();
  const day = page.getByRole('slider', { name: 'Day', exact: true });
  await day.press('Home');
  await expect(day).toHaveAttribute('aria-valuetext', 'Jan 2, 2008');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It plays until it is stopped, however slow the machine is.
  await expect(day).not.toHaveAttribute('aria-valuetext', 'Jan 2, 2008');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await test.step('the last day of a year leads to the next one, and its chart can be read as a table', async () => {
    await page.goto('/#/pages/quote/replay?symbol=SPX&year=2019');
    await day.press('End');
    await expect(page.getByText('Close of Tuesday, December 31, 2019')).toBeVisible();
    await page.getByText('Show as table').click();
    await expect(page.getByRole('row', { name: /Dec 31, 2019/ })).toContainText('3,230.78');
    await page.getByRole('button', { name: 'Continue with 2020' }).click();
    await expect(page.getByText('Close of Thursday, January 2, 2020')).toBeVisible();
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2020');
  });

  await test.step('the page of a symbol that was not recorded says so and links to another', async () => {
    await page.goto('/#/pages/quote/replay?symbol=ZZZZ9');
    await expect(page.getByText('There is no replay of ZZZZ9')).toBeVisible();
  });
});
