import { readFile } from 'node:fs/promises';
import { codeFor, fillNewPassword, logIn, password, register } from '../support/joining.js';
import { expect, test } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const renewed = 'Correct-horse2';

test('a frozen account is told so, is led to a new password, and is free again', async ({ page, broker }) => {
  const mail = await register(page, broker);
  await page.goto('/#/pages/setting/security');
  await page.getByRole('button', { name: 'Freeze account' }).click();
  await page.getByLabel('Login password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze account' }).click();
  await expect(page).toHaveURL(/auth\/login/);
  await logIn(page, mail, password);
  const form = page.getByRole('main');
  await expect(form.getByText(/This account is frozen/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await form.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(mail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('We sent a code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeFor(broker, mail));
  await fillNewPassword(page, renewed);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/auth\/login/);
  await expect(page.getByRole('textbox', { name: 'Email or user ID' })).toHaveValue(mail);
  await page.getByLabel('Password', { exact: true }).first().fill(renewed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/support\/index/);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('name and picture are the customer’s own; the simulation starts again with empty accounts and the same login', async ({
  page,
  broker,
}) => {
  const mail = await register(page, broker);
  await page.goto('/#/pages/main/profile/index');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit profile' });
  await sheet.getByLabel('Name shown here').fill('abc\u202Egnp');
  await sheet.getByRole('button', { name: 'Save profile' }).click();
  await expect(sheet.getByText(/character/i)).toBeVisible();
  await sheet.getByLabel('Name shown here').fill('<b>李 O’Brien</b>');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
  });
  await expect(sheet.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save profile' }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByText('<b>李 O’Brien</b>')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();

  await test.step('the simulation starts again', async () => {
    await page.goto('/#/pages/setting/index');
    await expect(page.getByText('1.0.0 (100)')).toBeVisible();
    await page.getByRole('button', { name: /Reset simulation/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Reset simulation' });
    await sheet.getByLabel('Login password').fill('not-the-one');
    await sheet.getByRole('button', { name: 'Reset simulation' }).click();
    await expect(sheet.getByText(/password/i).last()).toBeVisible();
    await sheet.getByLabel('Login password').fill(password);
    await sheet.getByRole('button', { name: 'Reset simulation' }).click();
    await expect(page).toHaveURL(/main\/home/);
    await page.goto('/#/pages/notice/index');
    await expect(page.getByRole('link', { name: /Simulation started again/ })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await logIn(page, mail, password);
    await expect(page).toHaveURL(/main\/profile/);
  });
});

test('records can be saved as a file', async ({ page, enter }) => {
  await enter();
  await page.goto('/#/pages/setting/index');
  await page.getByRole('link', { name: /Export your data/ }).click();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('twelve');
  await page.getByRole('button', { name: 'Create file' }).click();
  await expect(page.getByText('Your file is ready')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fairlot-simulated-entry-.*\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFid,booked_at,account,kind,amount,/);
  expect(csv.split('\r\n').length).toBeGreaterThan(5);
});
