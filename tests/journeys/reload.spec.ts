import { demo } from '../../scripts/lib/server.mjs';
import { memberApiOf } from '../support/memberApi.js';
import { putSession, tokenFor } from '../support/members.js';
import { placeLumb } from '../support/restingOrder.js';
import { expect, test, type Page } from '../support/test.js';

/** A phone drops the tab while its owner is in their bank's app, or the session ends; what was typed comes back. */

const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

async function typeWithdrawal(page: Page): Promise<void> {
  await page.goto('/#/pages/withdraw/bank');
  await amountOf(page).fill('123.45');
  await page.reload();
  await expect(amountOf(page)).toHaveValue('123.45');
}

/** Ends the session of the customer on `page`, as the server does. */
async function endSession(page: Page): Promise<void> {
  const authorization = await page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('fairlot.1.session') ?? '{}') as { token: string };
    return `Bearer ${token}`;
  });
  await page.request.post('/api/v1/member/logout', { headers: { authorization } });
}

/** Fills in the login page, and waits for the customer's data. */
async function logIn(page: Page, mail: string): Promise<void> {
  await page.getByRole('textbox', { name: /email/i }).fill(mail);
  await page.locator('input[type="password"]').fill(demo.password);
  const profile = page.waitForResponse(/\/member\/profile/);
  await page.locator('form button[type="submit"]').click();
  await profile;
}

test('the amount of a withdrawal, a ticket and a new bank account outlive a reload, but not leaving the page', async ({
  page,
  enter,
}) => {
  await enter();
  await typeWithdrawal(page);
  await page.reload();
  await expect(amountOf(page)).toHaveValue('123.45');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(page.getByRole('dialog', { name: /withdrawal/ })).toContainText('$123.45');
  await page.keyboard.press('Escape');
  await page.goto('/#/pages/main/profile/index');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto('/#/pages/withdraw/bank');
  await expect(amountOf(page)).toHaveValue('');

  await test.step('a ticket and a new bank account, with each of their fields', async () => {
    await page.goto('/#/pages/payment/stock?symbol=LUMB');
    await page.getByRole('radio', { name: 'Limit' }).check({ force: true });
    const price = page.getByRole('textbox', { name: 'Limit price' });
    await price.fill('20.5');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
    await page.reload();
    await expect(price).toHaveValue('20.5');
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('7');

    await page.goto('/#/pages/card/bank?add=true');
    const iban = page.getByRole('textbox', { name: 'IBAN' });
    await iban.fill('DE89370400440532013000');
    await iban.blur();
    await page.getByRole('textbox', { name: 'Branch' }).fill('Köln');
    await page.reload();
    await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
    await expect(page.getByRole('textbox', { name: 'BIC' })).not.toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue('Köln');
  });
});

test('a bank account that is added on the way to a withdrawal outlives a reload, and Back returns to the withdrawal', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto('/#/pages/withdraw/bank');
  await amountOf(page).fill('77');
  await page.getByRole('button', { name: 'Add another bank account' }).click();
  const branch = page.getByRole('textbox', { name: 'Branch' });
  await branch.fill('Köln');
  await page.goBack();
  await expect(amountOf(page)).toHaveValue('77');
  await page.goForward();
  await branch.fill('Bonn');
  await page.reload();
  await expect(branch).toHaveValue('Bonn');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(amountOf(page)).toBeVisible();
});

test('the tickets of a fund and of a quantitative fund are there again after a reload and a login; Back leaves them', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [list, product, open] of [
    ['/pages/fund/index', /Broad Market Fund/, 'Put money in'],
    // Any that is open: which ones are depends on the day.
    ['/pages/quantify/index', /Subscription ends/, 'Subscribe'],
  ] as const) {
    await page.goto(`/#${list}`);
    await page.getByRole('link', { name: product }).first().click();
    const way = page.getByRole('link', { name: open });
    await way.click();
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('123.45');
    await page.reload();
    await expect(amount).toHaveValue('123.45');
    await endSession(page);
    await expect(page).toHaveURL(/\/pages\/auth\/login\?next=/);
    await logIn(page, demo.mail);
    await expect(amount).toHaveValue('123.45');
    await page.getByRole('button', { name: /^Back to the / }).click();
    await expect(way).toBeVisible();
    await page.goForward();
    await expect(amount).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(way).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(list));
  }
});

test('what was typed waits for its customer when the server ends the session, and nobody else finds it', async ({
  page,
  signIn,
  broker,
}) => {
  await signIn();
  await page.goto('/#/pages/withdraw/bank');
  for (const [mail, amount] of [
    ['demo@fairlot.example', '123.45'],
    ['vip@fairlot.example', ''],
  ] as const) {
    await amountOf(page).fill('123.45');
    await endSession(page);
    // The open app learns of it at once.
    await expect(page).toHaveURL(/\/pages\/auth\/login\?next=.*withdraw/);
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await logIn(page, mail);
    await expect(amountOf(page)).toHaveValue(amount);
  }
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('123.45');

  // Nor does who signs in elsewhere in this browser.
  await typeWithdrawal(page);
  await putSession(page, await tokenFor(broker, 'demo@fairlot.example'));
  await page.reload();
  await expect(amountOf(page)).toHaveValue('');
});

test('a sheet opens again with what was typed in it after the session has ended; once closed, it does not', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await placeLumb(await memberApiOf(page), { price: '20', quantity: '1' });
  const dialog = page.getByRole('dialog');
  for (const [address, open, field, typed] of [
    ['/pages/main/trade/index', /^Stop loss/, 'Stop loss', '1.23'],
    ['/pages/main/trade/index?tab=orders', /^Change order/, 'Limit price', '1.23'],
    ['/pages/quote/stock?symbol=LUMB', 'Set a price alert', 'Price', '987'],
    ['/pages/main/profile/index', 'Edit profile', 'Name shown here', 'Dana of the harbour'],
  ] as const) {
    await test.step(field, async () => {
      const isPublic = address.includes('/quote/');
      const show = async () => {
        const closed = page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false });
        if (address.includes('trade/index')) await closed.first().click();
        await page.getByRole('button', { name: open }).first().click();
      };
      await page.goto(`/#${address}`);
      await show();
      const input = dialog.getByRole('textbox', { name: field });
      await input.fill(typed.slice(0, -1));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: open }).first().click();
      await input.fill(typed);
      await endSession(page);
      if (isPublic) {
        // The page stays, and its next step leads to the login.
        await expect(page.getByText('Session expired, please log in')).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: open }).first().click();
      }
      await expect(page).toHaveURL(/\/pages\/auth\/login\?next=/);
      await logIn(page, demo.mail);
      await expect(input).toHaveValue(typed);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await show();
      await expect(input).toBeVisible();
      await expect(input).not.toHaveValue(typed);
    });
  }
});
