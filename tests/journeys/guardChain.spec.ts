import type { Wire } from '@fairlot/api-client/wire';
import { placeOf } from '../support/addresses.js';
import type { Broker } from '../support/broker.js';
import { joinPastTheApp, putSession, tokenFor } from '../support/members.js';
import { heading } from '../support/heading.js';
import { expect, test, type Page } from '../support/test.js';

const PAY_PASSWORD = '846201';

/** Types the payment password on the pad named `name`. */
async function typeOn(page: Page, name: string): Promise<void> {
  const pad = page.getByRole('group', { name });
  for (const digit of PAY_PASSWORD) await pad.getByRole('button', { name: digit, exact: true }).click();
}

async function passVerification(broker: Broker): Promise<void> {
  const { data } = (await broker.control('GET', '/review')) as { data: { kind: string; id: string }[] };
  const waiting = data.filter(({ kind }) => kind === 'kyc');
  expect(waiting).toHaveLength(1);
  const path = `/review/kyc/${waiting[0]?.id ?? ''}`;
  const { status } = (await broker.control('POST', path, { decision: 'pass' })) as Wire['Kyc'];
  expect(status).toBe('pass');
}

test('from an address, through login, verification and a payment password, back to that address', async ({
  page,
  broker,
  signIn,
}) => {
  const wanted = '/pages/withdraw/bank';
  const { mail } = await joinPastTheApp(broker);

  await signIn(mail, undefined, wanted);
  await expect(heading(page, 'Verification')).toBeVisible();
  expect(placeOf(page)).toBe(`/pages/kycverify/index?next=${wanted}`);
  await expect(page.getByText(/^“Withdraw” is open only to verified customers\./)).toBeVisible();

  await page.getByRole('link', { name: /Passport/ }).click();
  await page.getByRole('link', { name: 'Set a payment password' }).click();
  await typeOn(page, 'Choose a new payment password');
  await typeOn(page, 'Repeat the new payment password');
  await page.getByLabel('Login password').fill('Fairlot26');
  await page.getByRole('button', { name: 'Set payment password' }).click();

  // Back at the form, which still has the target in `next`.
  await expect(page).toHaveURL(/kycverify\/passport\?next=/);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ñandú');
  await page.getByRole('textbox', { name: 'Last name' }).fill("O'Brien 李");
  await page.getByRole('textbox', { name: 'Passport number' }).fill('SPECIMEN 0001');
  await page.getByRole('button', { name: 'Use a sample document' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('button', { name: 'Review and submit' }).click();
  await page.getByRole('button', { name: 'Submit my documents' }).click();
  await typeOn(page, 'Payment password');
  await expect(heading(page, 'We have your documents')).toBeVisible();

  await page.getByRole('link', { name: 'Verification', exact: true }).click();
  await expect(page.getByText(/^“Withdraw” opens once you are verified\./)).toBeVisible();
  await page.getByRole('link', { name: /Passport/ }).click();

  await passVerification(broker);
  await page.getByRole('button', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL(new RegExp(`#${wanted}$`));
  await expect(page.locator('main')).toHaveAttribute('data-page', wanted);
});

test('a return target of the verification never leads out of the app', async ({ page, broker, enter }) => {
  await enter();
  const origin = new URL(broker.url).origin;
  for (const next of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/pages/auth/login']) {
    await page.goto('about:blank');
    await page.goto(`/#/pages/kycverify/index?next=${encodeURIComponent(next)}`);
    await page.getByRole('button', { name: 'Go on where you were' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', '/pages/main/profile/index');
    expect(new URL(page.url()).origin).toBe(origin);
  }
});

test('a guard holds for links, addresses, reload, back and forward', async ({ page, broker, signIn }) => {
  await signIn();
  await page.goto('/#/pages/main/market/index');
  await page.goto('/#/pages/setting/index');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.goto('/#/pages/main/market/index');
  await expect(heading(page, 'Markets')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('fairlot.1.session'));
  await page.reload();
  await expect(heading(page, 'Markets')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/auth\/login\?next=.*setting/);
  await page.goForward();
  await expect(heading(page, 'Markets')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(page).toHaveURL(/auth\/login\?next=.*trade/);
  await page.reload();
  await expect(page).toHaveURL(/auth\/login\?next=.*trade/);
  // The redirect replaced the page in the history, so Back leaves it.
  await page.goBack();
  await expect(heading(page, 'Markets')).toBeVisible();

  await page.goto('/#/pages/auth/login?next=%2Fpages%2Fmain%2Ftrade%2Findex');
  const token = await tokenFor(broker, 'demo@fairlot.example');
  const other = await page.context().newPage();
  await other.goto('/#/pages/main/market/index');
  await putSession(other, token);
  await expect(page).toHaveURL(/main\/trade\/index$/);
});
