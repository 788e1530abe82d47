import type { Wire } from '@fairlot/api-client/wire';
import { cutTexts } from '../support/cutTexts.js';
import { joinPastTheApp, startSignedIn } from '../support/members.js';
import { newcomer, setPayPassword } from '../support/newcomer.js';
import { followRequests, untilAnswered } from '../support/requests.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const PAY_PASSWORD = '246810';

const useSample = async (page: Page, part: string) => {
  const group = page.getByRole('group', { name: `${part}, Required`, exact: true });
  const uploaded = page.getByRole('button', { name: 'Remove' });
  const before = await uploaded.count();
  await page
    .locator('form > div, main div')
    .filter({ has: group })
    .last()
    .getByRole('button', { name: 'Use a sample document' })
    .click();
  // An image can be cancelled while it is sent, and removed afterwards.
  await expect(uploaded).toHaveCount(before + 1);
};

const submit = async (page: Page) => {
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('deleted as soon as it is decided');
  await sheet.getByRole('button', { name: 'Submit my documents' }).click();
  const pad = sheet.getByRole('group', { name: 'Payment password' });
  for (const digit of PAY_PASSWORD) await pad.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your documents' })).toBeVisible();
};

test(
  'a newcomer is verified: told what is missing, refused for one image, and passed',
  covers('3.kyc', '4.kyc', '5.kyc', '9.kyc'),
  async ({ page, broker, enter }) => {
    await enter(newcomer);
    await page.goto('/#/pages/kycverify/index');
    await expect(page.getByText('Simulation: do not upload real documents')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /Identity card/ }).click();
    await expect(page.getByText('Set a payment password first')).toBeVisible();
    const gate = page.getByRole('link', { name: 'Set a payment password' });
    await expect(gate).toHaveAttribute('href', /next=.*kycverify%2Fidcard/);
    await setPayPassword(page, PAY_PASSWORD);
    await page.reload();

    await page.getByRole('button', { name: 'Review and submit' }).click();
    await expect(page.getByText('Please upload the front of your document.')).toBeVisible();
    await expect(page.getByText('Please enter the first name')).toBeVisible();
    // Marked as the pictures below are.
    for (const name of ['First name', 'Last name', 'ID number'])
      await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true');
    await page.getByRole('textbox', { name: 'First name' }).fill('Noa');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Specimen');
    await page.getByRole('textbox', { name: 'ID number' }).fill('SPECIMEN 0000');
    // The camera's app may make a phone drop the tab.
    await page.reload();
    for (const [name, typed] of [
      ['First name', 'Noa'],
      ['Last name', 'Specimen'],
      ['ID number', 'SPECIMEN 0000'],
    ] as const)
      await expect(page.getByRole('textbox', { name })).toHaveValue(typed);
    await useSample(page, 'Front');
    await useSample(page, 'Back');
    expect(await axeFaults(page)).toEqual([]);
    await submit(page);

    const waiting = async () => {
      const { data } = (await broker.control('GET', '/review')) as {
        data: { kind: string; id: string; images: { label: string; url: string }[] }[];
      };
      return data.find(({ kind }) => kind === 'kyc');
    };
    const first = await waiting();
    expect(first?.images.map(({ label }) => label)).toEqual(['front', 'back']);
    await broker.control('POST', `/review/kyc/${first?.id ?? ''}`, {
      decision: 'refuse',
      parts: { back: 'blurred' },
    });
    await expect(page.getByText('Please send this again. The picture is blurred.')).toBeVisible();
    await expect(page.getByText(/Accepted in the last review/)).toBeVisible();
    // Only the end of the number was kept.
    await page.getByRole('textbox', { name: 'ID number' }).fill('SPECIMEN 0000');
    await useSample(page, 'Back');
    await submit(page);
    const second = await waiting();
    expect(second?.images.map(({ label }) => label)).toEqual(['back']);
    const passed = (await broker.control('POST', `/review/kyc/${second?.id ?? ''}`, {
      decision: 'pass',
    })) as Wire['Kyc'];
    expect(passed.status).toBe('pass');
    await expect(page.getByRole('heading', { level: 1, name: 'You are verified' })).toBeVisible();
    await expect(page.getByText('Images deleted')).toBeVisible();
  },
);

test(
  'an upload that fails is tried again, and one under way is cancelled',
  covers('7.upload'),
  async ({ page, enter }) => {
    await enter();
    await page.goto('/#/pages/kycverify/pro');
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.route('**/api/v1/upload', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(photo);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/upload');
    await retry.click();
    const remove = page.getByRole('button', { name: 'Remove' });
    await expect(remove).toBeVisible();
    await remove.click();

    await page.route('**/api/v1/upload', () => undefined);
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: /Cancel/ }).click();
    await expect(page.locator('progress')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Use a sample document' })).toBeVisible();
  },
);

test('the steps to be verified fit a small phone with text of twice the size', async ({ page, broker }) => {
  const { token } = await joinPastTheApp(broker);
  await startSignedIn(page, token);
  // The language with the longest words.
  await page.addInitScript(() => localStorage.setItem('fairlot.1.lang', '"de"'));
  await page.setViewportSize({ width: 320, height: 640 });
  const browser = await page.context().newCDPSession(page);
  followRequests(page);
  const look = async (step: string) => {
    await page.goto(`/#/pages/kycverify/${step}`);
    await page.reload();
    await expect(page.locator('main h1:visible')).toBeVisible();
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await untilAnswered(page);
    expect.soft(await cutTexts(page), step).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(320);
    const links = await page
      .locator('main a')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
      );
    expect.soft(links, step).toEqual([]);
  };
  // First without a payment password, which the page then asks for.
  for (const step of ['index', 'idcard']) await look(step);
  await setPayPassword(page, PAY_PASSWORD);
  for (const step of ['idcard', 'passport', 'pro']) await look(step);
});
