import { demo } from '../../scripts/lib/server.mjs';
import { joinPastTheApp, startSignedIn } from '../support/members.js';
import { isDrawnInTime, pauseClock } from '../support/pageTime.js';
import { expect, test, type Page } from '../support/test.js';

test.use({ provoked: /net::ERR_|WebSocket|Failed to fetch/ });

const NOTE = 'No connection. What you have entered stays here';

const FORMS: readonly { name: string; path: string; field: string; text: string }[] = [
  { name: 'a withdrawal', path: '/pages/withdraw/bank', field: 'Amount', text: '400' },
  { name: 'a transfer', path: '/pages/profile/transfer', field: 'Amount', text: '10' },
  { name: 'an exchange', path: '/pages/profile/exchange', field: 'Amount', text: '25' },
  { name: 'a deposit', path: '/pages/deposit/card?channel=card_usd', field: 'Amount', text: '120' },
  { name: 'a loan', path: '/pages/borrow/index?product=usd_7', field: 'Amount', text: '1000' },
];

const note = (page: Page) => page.locator('main').getByText(NOTE);

test('each form of money says beside its button that there is no connection, and keeps what was typed', async ({
  page,
  context,
  enter,
}) => {
  await enter();
  for (const { name, path, field, text } of FORMS)
    await test.step(name, async () => {
      await page.goto(`/#${path}`);
      const form = page.locator(`main[data-page="${path.split('?')[0] ?? ''}"]`);
      const input = form.getByRole('textbox', { name: field }).first();
      await input.fill(text);
      await context.setOffline(true);
      await expect(note(page)).toBeVisible();
      await expect(input).toHaveValue(text);
      await context.setOffline(false);
      await expect(note(page)).toBeHidden();
      await expect(input).toHaveValue(text);
    });

  await test.step('a quote that is lost is reviewed once the connection is back', async () => {
    await page.goto('/#/pages/withdraw/bank');
    await page.getByLabel('Amount').fill('400');
    const review = page.getByRole('button', { name: 'Review withdrawal' });
    await expect(review).toBeEnabled();
    await context.setOffline(true);
    await expect(note(page)).toBeVisible();
    await review.click();
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await context.setOffline(false);
    await expect(note(page)).toBeHidden();
    await expect(page.getByText('No connection. Check your network and try again.')).toHaveCount(0);
    await expect(page.getByLabel('Amount')).toHaveValue('400');
    await review.click();
    await expect(page.getByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
  });
});

test('one lost answer is reported until the next attempt, and so is its toast, as is that of a refusal', async ({
  page,
}) => {
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  const secret = page.getByLabel('Password', { exact: true }).first();
  const calls = '**/api/v1/member/login';
  await page.clock.install();
  await page.goto('/#/pages/auth/login');
  await page.getByRole('textbox', { name: 'Email or user ID' }).fill(demo.mail);
  await secret.fill('wrong-one1');
  await page.route(calls, (route) => route.abort('failed'));
  await pauseClock(page);
  await logIn.click();
  const failures = page.getByText('No connection. Check your network and try again.');
  // In the form, and as a toast.
  expect(await isDrawnInTime(page, failures.nth(1), 2_000)).toBe(true);
  await expect(failures).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Email or user ID' })).toHaveValue(demo.mail);
  // The server answers other calls, so the failure is over by itself.
  await page.clock.resume();
  await expect(failures).toHaveCount(0);
  await page.unroute(calls);

  // It does not close by itself while the clock stands.
  await pauseClock(page);
  await logIn.click();
  const toast = page.locator('[data-part=toaster] [data-part=item]');
  expect(await isDrawnInTime(page, toast, 1_000)).toBe(true);
  await page.route(calls, async (route) => {
    // While this attempt is under way, nothing is said about the last one.
    await expect(toast).toBeHidden();
    await page.clock.resume();
    await route.continue();
  });
  await secret.fill(demo.password);
  await logIn.click();
  await expect(page).not.toHaveURL(/auth\/login/);
});

test('registering and setting a payment password say that there is no connection', async ({
  page,
  context,
  broker,
}) => {
  await page.goto('/#/pages/auth/register');
  await page.getByLabel('Email address').fill('someone@fairlot.example');
  await context.setOffline(true);
  await expect(note(page)).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('someone@fairlot.example');
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();

  await startSignedIn(page, (await joinPastTheApp(broker)).token);
  await page.goto('/#/pages/setting/paypwd');
  await page.reload();
  const digits = async (name: string) => {
    const pad = page.getByRole('group', { name });
    for (const digit of '846201') await pad.getByRole('button', { name: digit, exact: true }).click();
  };
  await digits('Choose a new payment password');
  await digits('Repeat the new payment password');
  await page.getByLabel('Login password').fill(demo.password);
  await context.setOffline(true);
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  await page.getByRole('button', { name: 'Set payment password' }).click();
  await expect(page.getByText('Your payment password is set.')).toBeVisible();
});
