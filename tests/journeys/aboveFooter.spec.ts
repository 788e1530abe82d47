import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/test.js';

/** What goes wrong with a form is shown above its footer, which stays at the bottom of the screen. */

/** Just high enough for the footer to be sticky, and too low for the whole form. */
test.use({ viewport: { width: 390, height: 660 } });

/** Waits until the whole element is between the header and the footer of the form. */
async function expectAboveFooter(page: Page, element: Locator): Promise<void> {
  const footer = page.locator('main:visible form div', { has: page.locator('button[type=submit]') }).last();
  expect(await footer.evaluate((each) => getComputedStyle(each).position)).toBe('sticky');
  await expect
    .poll(async () => {
      const [box, low, high] = [
        await element.boundingBox(),
        await footer.boundingBox(),
        await page.locator('header:visible').first().boundingBox(),
      ];
      if (box === null || low === null || high === null) return 'not there';
      if (box.y + box.height > low.y) return `ends ${box.y + box.height - low.y} px behind the footer`;
      return box.y < high.y + high.height ? 'behind the header' : 'above the footer';
    })
    .toBe('above the footer');
}

const refuse = (page: Page, address: RegExp, message: string) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { status: 422, code: 'insufficient_funds', message: [message] },
    }),
  );

test('what is wrong with a form is above its footer, whose button gets the focus while the page stays where it is', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto('/#/pages/withdraw/bank');
  const button = page.getByRole('button', { name: 'Review withdrawal' });
  await expect(button).toBeVisible();
  // Otherwise nothing could scroll.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(20);
  await page.evaluate(() => scrollTo(0, 0));
  await button.focus();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await test.step('the first wrong field, with what is wrong', async () => {
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('5');
    await page.getByRole('combobox').first().focus();
    // The field lies behind the footer.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    await expect(amount).toBeFocused();
    await expectAboveFooter(page, amount);
    await expectAboveFooter(page, page.locator('main:visible form').getByText('Enter at least'));
  });

  await test.step('the banner of a refused withdrawal', async () => {
    await refuse(page, /\/withdrawal\/quote/, 'There is not enough money in this account for it');
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    const banner = page.locator('main:visible form').getByText('There is not enough money').last();
    await expectAboveFooter(page, banner.locator('..'));
  });
});
