import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startBroker, type Broker } from '../support/broker.js';
import { fillNewPassword, forget, password, someone } from '../support/joining.js';
import { expect, test, type Page } from '../support/test.js';

const renewed = 'Correct-horse2';

/** A server as `npm start` starts it: default settings, no control plane. */
const byDefault = { SIM_CONTROL: '0', SIM_TOKEN: '', RATE_LIMITS: 'on', SIM_CLOCK: 'demo' };

async function fillFromMailbox(page: Page): Promise<void> {
  const note = page.getByRole('status').filter({ hasText: 'Simulated mailbox: your code is here' });
  await note.getByRole('button', { name: 'Fill in the code' }).click();
  await expect(note.getByRole('button', { name: 'Code filled in' })).toBeFocused();
  await expect(page.getByLabel('Six-digit code')).toHaveValue(/^\d{6}$/);
}

async function create(page: Page): Promise<void> {
  await fillFromMailbox(page);
  await fillNewPassword(page, password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/auth\/register/);
}

async function reset(page: Page): Promise<void> {
  await fillFromMailbox(page);
  await fillNewPassword(page, renewed);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/auth\/login/);
}

test.describe('on a server that was started without any setting', () => {
  let broker: Broker;
  test.beforeAll(async () => {
    test.setTimeout(200_000);
    broker = await startBroker(byDefault);
  });
  test.afterAll(() => broker.stop());

  test('a stranger joins and resets the password by mail, with the codes of the simulated mailbox', async ({
    page,
  }) => {
    const mail = someone();
    await page.goto(`${broker.url}/#/pages/auth/register`);
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    // A phone may drop the page while its customer reads the code elsewhere.
    await page.reload();
    await create(page);

    await forget(page);
    await page.goto(`${broker.url}/#/pages/auth/resetpwd`);
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Send code' }).click();
    await reset(page);
  });

  test('a stranger joins and resets the password by phone', async ({ page }) => {
    const phone = `20255${String(Date.now()).slice(-5)}`;
    await page.goto(`${broker.url}/#/pages/auth/register?by=phone`);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await create(page);

    await forget(page);
    await page.goto(`${broker.url}/#/pages/auth/resetpwd?by=phone`);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await reset(page);
  });

  test('the mailbox shows the messages of the addresses that this browser asked codes for, and no others', async ({
    page,
    browser,
  }) => {
    const mail = someone();
    await page.goto(`${broker.url}/#/pages/auth/register`);
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Send code' }).click();
    const [mailbox] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Open the mailbox' }).click(),
    ]);
    await expect(mailbox.getByRole('heading', { level: 1, name: 'Simulated mailbox' })).toBeVisible();
    const code = await mailbox.getByRole('status').innerText();
    await page.getByLabel('Six-digit code').fill(code);

    const elsewhere = await browser.newPage();
    await elsewhere.goto(`${broker.url}/mailbox`);
    await expect(elsewhere.getByText(mail)).toHaveCount(0);
    await elsewhere.getByLabel(/^Email address or phone number/).fill(mail);
    await elsewhere.getByRole('button', { name: 'Show messages' }).click();
    await expect(elsewhere.getByRole('status')).toHaveText(code);
    await elsewhere.close();
  });

  test('an address without an account is told in the mailbox that nothing was sent', async ({ page }) => {
    await page.goto(`${broker.url}/#/pages/auth/resetpwd`);
    await page.getByLabel('Email address').fill(someone());
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Simulated mailbox: nothing has arrived')).toBeVisible();
  });
});

test('with a mail server codes leave by mail, and there is no simulated mailbox', async ({ page }) => {
  test.setTimeout(200_000);
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const broker = await startBroker({ ...byDefault, SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const mail = someone();
    await page.goto(`${broker.url}/#/pages/auth/register`);
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    await expect.poll(() => mails.length).toBe(1);
    await expect(page.getByText('Simulated mailbox')).toHaveCount(0);
    expect((await fetch(`${broker.url}/mailbox?to=${mail}`)).status).toBe(404);
    const code = /\b(\d{6}) is your code/.exec(mails[0] ?? '')?.[1] ?? '';
    await page.getByLabel('Six-digit code').fill(code);
    await fillNewPassword(page, password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).not.toHaveURL(/auth\/register/);
  } finally {
    await page.goto('about:blank');
    await broker.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
});
