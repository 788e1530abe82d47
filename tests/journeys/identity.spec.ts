import { demo } from '../../scripts/lib/server.mjs';
import { stepOf, totpCode } from '../../apps/paper-broker/src/members/totp/totp.js';
import { fromBase32 } from '../../apps/paper-broker/src/members/totp/testing/fromBase32.js';
import { codeFor, fillNewPassword, forget, logIn, password, register, someone } from '../support/joining.js';
import { countSaying } from '../support/said.js';
import { covers, expect, test } from '../support/test.js';

const renewed = 'Correct-horse2';

test(
  'someone joins on the way to a page, is told what is missing, and arrives there',
  covers('3.login'),
  async ({ page, broker }) => {
    await page.goto('/#/pages/profile/transcation');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter the correct email address.')).toBeVisible();
    const mail = someone();
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('We sent a code')).toBeVisible();
    await expect(page.getByLabel('Six-digit code')).toBeFocused();

    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByLabel('Six-digit code').fill(await codeFor(broker, mail));
    await page.getByLabel('New password', { exact: true }).fill('password');
    await page.getByLabel('Repeat the new password').fill('passwort');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('The password entered twice is inconsistent.')).toBeVisible();
    await expect(page.getByText('Please agree to both documents to continue')).toBeVisible();
    await page.getByLabel('Repeat the new password').fill('password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/too easy|common/i).first()).toBeVisible();
    await fillNewPassword(page, password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/profile\/transcation/);
  },
);

test('asking for another address moves the focus to its field, when joining, resetting and changing a contact', async ({
  page,
  enter,
}) => {
  const other = page.getByRole('button', { name: 'Use another address' });
  for (const path of ['register', 'resetpwd']) {
    await page.goto(`/#/pages/auth/${path}`);
    await page.getByLabel('Email address').fill(someone());
    await page.getByRole('button', { name: 'Send code' }).click();
    await other.click();
    await expect(page.getByLabel('Email address')).toBeFocused();
    // A tab that is chosen keeps the focus.
    const byPhone = page.getByRole('tab', { name: 'Phone' });
    await byPhone.click();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await expect(byPhone).toBeFocused();
  }
  await page.getByLabel('Phone number').fill('15112345678');
  await page.getByRole('button', { name: 'Send code' }).click();
  await other.click();
  await expect(page.getByLabel('Phone number')).toBeFocused();

  await test.step('changing a contact', async () => {
    await enter();
    await page.goto('about:blank');
    await page.goto('/#/pages/setting/security');
    for (const [button, label] of [
      ['Phone number', 'Phone number'],
      ['Email address', 'Email address'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(label).fill(button === 'Phone number' ? '15112345679' : someone());
      await sheet.getByRole('button', { name: 'Send code' }).click();
      await sheet.getByRole('button', { name: 'Use another address' }).click();
      await expect(sheet.getByLabel(label)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
  });
});

test('an address that is taken leads to the login page only after its code; a forgotten password is reset by one', async ({
  page,
  broker,
}) => {
  const mail = await register(page, broker);
  await forget(page);
  await page.goto('/#/pages/auth/register');
  await page.getByLabel('Email address').fill(mail);
  await page.getByRole('button', { name: 'Send code' }).click();
  // The previous code is used up, and another one cannot be requested yet. Nothing reveals that the account exists.
  await page.getByLabel('Six-digit code').fill('000000');
  await fillNewPassword(page, password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByText('This code has expired')).toBeVisible();
  await expect(page.getByText('You already have an account')).toBeHidden();

  await test.step('a forgotten password', async () => {
    await page.goto('/#/pages/auth/resetpwd');
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('We sent a code')).toBeVisible();
    const code = await codeFor(broker, mail);
    await page.getByLabel('Six-digit code').fill(code.startsWith('0') ? '111111' : '000000');
    await fillNewPassword(page, renewed);
    await page.getByRole('button', { name: 'Set new password' }).click();
    // Shown beside the field only.
    await expect(page.getByText('This code is not correct')).toHaveCount(1);
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL(/auth\/login/);
    await logIn(page, mail, renewed);
    await expect(page).toHaveURL(/main\/profile/);
  });
});

test('a customer who has an account learns so by the code only, and finds the address filled in at the login', async ({
  page,
  broker,
}) => {
  await page.goto('/#/pages/auth/register?next=%2Fpages%2Fnotice%2Findex');
  await page.getByLabel('Email address').fill(demo.mail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(demo.mail, { exact: true })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(broker, demo.mail));
  await fillNewPassword(page, password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You already have an account' });
  await notice.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email or user ID' })).toHaveValue(demo.mail);
  await page.getByLabel('Password', { exact: true }).first().fill(demo.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/notice\/index/);
});

test(
  'the payment password is set, refuses the easy ones, and is changed',
  covers('3.payPassword'),
  async ({ page, broker }) => {
    const timesSet = await countSaying(page, 'Your payment password is set.');
    await register(page, broker);
    await page.goto('/#/pages/setting/paypwd');
    const prove = async (text: string) => {
      await page.getByLabel('Login password').fill(text);
      await page.getByRole('button', { name: 'Set payment password' }).click();
    };
    const pad = async (name: string, digits: string) => {
      await expect(page.getByRole('group', { name })).toBeVisible();
      for (const digit of digits) {
        await page.getByRole('group', { name }).getByRole('button', { name: digit, exact: true }).click();
      }
    };
    // Refused before the repetition is asked for.
    await pad('Choose a new payment password', '123456');
    await expect(page.getByText('These digits are too easy to guess. Please choose others.')).toBeVisible();
    await pad('Choose a new payment password', '846201');
    // The focus comes along, so that a keyboard goes on typing.
    await expect(page.getByRole('group', { name: 'Repeat the new payment password' })).toBeFocused();
    await page.keyboard.type('846201');
    // Refused where it is typed; the chosen digits stay.
    await prove('another1');
    await expect(page.locator('main').getByText(/^The login password is not correct/)).toBeVisible();
    await prove(password);
    await expect.poll(timesSet).toBe(1);
    await expect(page).not.toHaveURL(/paypwd/);
    // The address changes before the page does; the old page is hidden and kept while the next one loads.
    await expect(
      page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Payment password' }),
    ).toBeVisible();
    // A toast that says the same as one that is there would replace it.
    await expect(page.getByText('Your payment password is set.')).toHaveCount(0);
    await page.goto('/#/pages/setting/paypwd');
    await pad('Choose a new payment password', '951846');
    await pad('Repeat the new payment password', '951846');
    await pad('Enter your current payment password', '111111');
    await expect(page.getByText(/^The payment password is not correct/)).toBeVisible();
    await pad('Enter your current payment password', '846201');
    await expect.poll(timesSet).toBe(2);
  },
);

test('another device is signed out from the list, and by a changed password', async ({
  page,
  broker,
  browser,
}) => {
  const mail = await register(page, broker);
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const elsewhere = await (await browser.newContext({ baseURL: broker.url, userAgent })).newPage();
  await logIn(elsewhere, mail, password);
  await expect(elsewhere).toHaveURL(/main\/profile/);

  await page.goto('/#/pages/setting/security');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on ');
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await row.getByRole('button', { name: 'Sign out' }).click();
  await expect(row).toHaveCount(0);
  // All other times are those of the business clock.
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText(/^Real time, [A-Z][\w+]+$/)).toBeVisible();
  await expect(sessions.getByText(/signed in .*\d\d:\d\d · last used .*\d\d:\d\d$/).first()).toBeVisible();
  // The member stream reports it; the other device was not touched.
  await expect(elsewhere).toHaveURL(/auth\/login/);

  await logIn(elsewhere, mail, password);
  await expect(elsewhere).toHaveURL(/main\/profile/);
  await page.reload();
  const others = page.getByRole('button', { name: /^Sign out: / });
  await expect(others).toHaveCount(1);
  await page.goto('/#/pages/setting/password');
  await page.getByLabel('Current password').fill(password);
  await fillNewPassword(page, renewed);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.goto('/#/pages/setting/security');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(others).toHaveCount(0);
  await elsewhere.goto('/#/pages/setting/security');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/auth\/login/);
  await elsewhere.context().close();
});

test('an authenticator app is asked for at signing in, and a recovery code where it is not at hand', async ({
  page,
  broker,
}) => {
  const mail = await register(page, broker);
  await page.goto('/#/pages/setting/security');
  await page.getByRole('button', { name: /Authenticator app/ }).click();
  await page.getByLabel('Login password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'Key for the authenticator app' })).toBeVisible();
  // A wrong code leaves the focus in its field, and a phone's keyboard open.
  const appCode = page.getByLabel('Code of the app');
  await expect(appCode).toBeFocused();
  await appCode.fill('000000');
  await expect(page.getByRole('dialog').getByText('This code is not correct.')).toBeVisible();
  await expect(appCode).toBeFocused();
  const key = fromBase32(
    (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', ''),
  );
  await appCode.fill(totpCode(key, stepOf(new Date())));
  const codes = await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}\s/).innerText();
  const [recovery = '', next = ''] = codes.split(/\s+/);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: /Authenticator app/ })).toContainText('On');

  await forget(page);
  await logIn(page, mail, password);
  await expect(appCode).toBeFocused();
  // Back leads to the field of the password, each time.
  const secret = page.getByLabel('Password', { exact: true });
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Back to the password' }).click();
    await expect(secret).toBeFocused();
    await secret.fill(password);
    await secret.press('Enter');
    await expect(appCode).toBeFocused();
  }
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/main\/profile/);

  // It works once. The inbox says how many are left, also where it is one.
  await forget(page);
  await logIn(page, mail, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is not correct.').first()).toBeVisible();
  await expect(page.getByLabel('Recovery code')).toHaveValue(recovery);
  await page.getByLabel('Recovery code').fill(next);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/main\/profile/);
  await page.goto('/#/pages/notice/index');
  await expect(page.getByText(/Codes left: 8\./)).toBeVisible();
});

test('a passkey signs in without a password', async ({ page, broker }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Passkeys belong to a host name, never to an IP address.
  const home = broker.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${home}/#/pages/auth/register`);
  const mail = someone();
  await page.getByLabel('Email address').fill(mail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('We sent a code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(broker, mail));
  await fillNewPassword(page, password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/main\/profile/);

  await page.goto(`${home}/#/pages/setting/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByLabel('Name of this device');
  await expect(name).toHaveAttribute('placeholder', /^Chrome on /);
  await name.fill('My phone');
  await page.getByLabel('Login password').fill(password);
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add a passkey' });
  // After the device's own dialog was cancelled, the form says so and keeps its input.
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await add.click();
  await expect(dialog.getByText('The device made no passkey. Nothing has changed.')).toBeVisible();
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('My phone')).toBeVisible();

  // The form starts anew, and the device says why it makes no second one.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name of this device')).toHaveValue('');
  await page.getByLabel('Login password').fill(password);
  await add.click();
  await expect(dialog.getByText(/^This device already has a passkey for this account/)).toBeVisible();
  await page.keyboard.press('Escape');

  await forget(page);
  await page.goto(`${home}/#/pages/auth/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/main\/profile/);

  // The device does not know that its passkey was removed here.
  await page.goto(`${home}/#/pages/setting/security`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('My phone', { exact: true })).toBeHidden();
  await forget(page);
  await page.goto(`${home}/#/pages/auth/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /^This passkey is no longer known.* with your password/,
  );
});
