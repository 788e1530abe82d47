import type { Broker } from './broker.js';
import { expect, type Page } from './test.js';

/** The password of everyone who registers in a journey. */
export const password = 'Correct-horse1';
let people = 0;

/** An unused mail address. */
export const someone = (): string => `joiner-${Date.now()}-${(people += 1)}@fairlot.example`;

/** The newest code that was sent to an address. */
export async function codeFor(broker: Broker, to: string): Promise<string> {
  const { data } = (await broker.control('GET', `/outbox?to=${encodeURIComponent(to)}`)) as {
    data: { code: string | null }[];
  };
  return data.find(({ code }) => code !== null)?.code ?? '';
}

export async function fillNewPassword(page: Page, text: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(text);
  await page.getByLabel('Repeat the new password').fill(text);
}

/** Registers through the pages and ends signed in. @returns the address */
export async function register(page: Page, broker: Broker, query = ''): Promise<string> {
  const mail = someone();
  await page.goto(`/#/pages/auth/register${query}`);
  await page.getByLabel('Email address').fill(mail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(mail, { exact: true })).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(broker, mail));
  await fillNewPassword(page, password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/auth\/register/);
  return mail;
}

/** Clears the app's storage, as on another device. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
}

/** Fills in the login page. */
export async function logIn(page: Page, mail: string, secret: string): Promise<void> {
  await page.goto('/#/pages/auth/login');
  await page.getByRole('textbox', { name: 'Email or user ID' }).fill(mail);
  await page.getByLabel('Password', { exact: true }).first().fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
