import { readFile } from 'node:fs/promises';
import type { Wire } from '@fairlot/api-client/wire';
import type { Broker } from '../support/broker.js';
import type { MemberApi } from '../support/memberApi.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const CONFIRMATION_MS = 10_000;

/** Chooses a picture as proof and waits for its upload. */
async function addProof(page: Page): Promise<void> {
  const proof = { name: 'transfer.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(proof);
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
}

/** Goes from the filled-in form to the receipt. */
async function tell(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: 'Review deposit' }).click();
  const review = page.getByRole('dialog', { name: 'Review your deposit' });
  await expect(review.getByText('You will be credited about')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await review.getByRole('button', { name: verb }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Deposit of .+ reported$/ })).toBeVisible();
}

/** Makes a bank deposit that waits for review, and opens its page. */
async function openDeposit(page: Page, api: MemberApi, amount: string): Promise<string> {
  const { id } = await api.post<Wire['Deposit']>('/deposit', {
    channel_id: 'card_usd',
    amount,
    proof_upload_id: await api.upload('proof', await page.screenshot()),
    timezone: 'Europe/Berlin',
  });
  await page.goto(`/#/pages/deposit/detail?id=${id}`);
  await expect(banner(page, /Under review/)).toBeVisible();
  return id;
}

const idIn = (page: Page): string => /id=(dep_\w+)/.exec(page.url())?.[1] ?? '';

const decide = (broker: Broker, id: string, decision: object) =>
  broker.control('POST', `/review/deposit/${id}`, decision) as Promise<Wire['Deposit']>;

const banner = (page: Page, text: string | RegExp) => page.locator('main').getByText(text).first();

test.describe('money in', () => {
  test(
    'by bank: told with its proof, passed, and found as credit, entry and notice',
    covers('3.deposit', '4.deposit'),
    async ({ page, broker, enter }) => {
      await enter();
      await page.goto('/#/pages/deposit/index');
      await expect(page.getByRole('link', { name: /Transfer in USD/ })).toContainText('No fee');
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: /Transfer in USD/ }).click();
      await expect(page.getByRole('heading', { name: 'Transfer from your bank' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      await page.getByRole('textbox', { name: 'Amount you sent' }).fill('321');
      await addProof(page);
      await tell(page, 'Deposit $321.00');
      await page.getByRole('link', { name: 'Open the deposit' }).click();
      await expect(page).toHaveURL(/deposit\/detail\?id=/);
      const id = idIn(page);
      // The previous form contains "under review" as well, and shows the same proof.
      await expect(page.getByRole('heading', { level: 1, name: 'Deposit: Bank transfer' })).toBeVisible();
      await expect(banner(page, /Under review/)).toBeVisible();
      await page.getByRole('button', { name: 'Enlarge proof 1' }).click();
      const enlarged = page.getByRole('dialog');
      await expect(enlarged.getByRole('img', { name: 'Proof 1' })).toBeVisible();
      await enlarged.getByRole('button', { name: 'Close' }).click();
      await addProofToRecord(page);
      expect(await axeFaults(page)).toEqual([]);

      await page.goto('/#/pages/deposit/record?status=wait');
      await expect(page.getByRole('listitem').filter({ hasText: '$321.00' })).toContainText('Under review');
      expect(await axeFaults(page)).toEqual([]);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      const file = await (await saving).path();
      expect(await readFile(file, 'utf8')).toContain(id);
      await page.getByRole('link', { name: /\$321\.00/ }).click();
      await decide(broker, id, { decision: 'pass' });
      await expect(banner(page, '$321.00 credited to your cash account')).toBeVisible();
      await expect(page.getByText('Time zone')).toBeVisible();
      await expect(page.getByText('Europe/Berlin')).toBeVisible();

      await page.goto('/#/pages/profile/transcation');
      await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: 'Cash · USD' });
      await expect(page.locator(`a[href*="deposit/detail?id=${id}"]`)).toContainText('+$321.00');
      await page.goto('/#/pages/notice/index');
      await page.getByRole('link', { name: /\$321\.00 credited/ }).click();
      await expect(page).toHaveURL(new RegExp(`deposit/detail\\?id=${id}`));
    },
  );

  test(
    'an error and a proof that cannot be taken are told beside their field; going back ends the sending',
    covers('5.depositProof'),
    async ({ page, enter }) => {
      test.slow();
      await enter();

      await test.step('errors', async () => {
        await page.goto('/#/pages/deposit/card?channel=card_eur');
        const amount = page.getByRole('textbox', { name: 'Amount you sent' });
        await amount.fill('5');
        await page.getByRole('button', { name: 'Review deposit' }).click();
        await expect(amount).toHaveAccessibleDescription(/10.+250,?000/);
        await expect(page.getByText('The upload of credentials is required')).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);

        await amount.fill('50');
        await page.getByRole('button', { name: 'Use a sample proof' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
        // The button is gone; the next key goes on from its place.
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeFocused();
        await expect(page.getByText('The upload of credentials is required')).toBeHidden();
        await page.getByRole('button', { name: 'Review deposit' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await expect(amount).toHaveValue('50');
        await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
      });

      await test.step('a proof that cannot be taken is refused beside it, by name', async () => {
        await page.goto('/#/pages/deposit/card?channel=card_usd');
        const amount = page.getByRole('textbox', { name: 'Amount you sent' });
        await amount.fill('321');
        const proof = page.getByRole('group', { name: /Proof/ });
        await expect(proof.getByText(/up to 20 MB/)).toBeVisible();
        const png = await page.screenshot();
        const broken = Buffer.from(png);
        broken.fill(7, 60, broken.length - 60);
        const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
        for (const [bad, why] of [
          [
            file('huge.png', Buffer.concat([png, Buffer.alloc(20_000_001)])),
            'huge.png is larger than 20 MB.',
          ],
          [file('notes.png', Buffer.from('%PDF-1.7')), 'notes.png is not an image that can be used here.'],
          [file('broken.png', broken), 'broken.png is damaged or incomplete.'],
        ] as const) {
          await page.locator('input[type=file]').setInputFiles(bad);
          await expect(proof.getByText(why)).toBeVisible();
          await expect(proof.locator('[data-part="line"], [data-part="advice"]')).toHaveCount(1);
          await expect(proof.getByRole('button', { name: 'Retry' })).toHaveCount(0);
          await expect(amount).toHaveValue('321');
        }
      });

      await test.step('going back while a proof is being sent ends its sending, and says nothing of it', async () => {
        await page.goto('/#/pages/deposit/index');
        await page.getByRole('link', { name: /Transfer in USD/ }).click();
        await expect(page.getByRole('heading', { name: 'Transfer from your bank' })).toBeVisible();
        const png = await page.screenshot();
        // Never answered.
        await page.route('**/api/v1/upload', () => new Promise(() => undefined));
        const [isAsked, isEnded] = [
          page.waitForRequest('**/api/v1/upload'),
          page.waitForEvent('requestfailed'),
        ];
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: png });
        await isAsked;
        await page.goBack();
        await isEnded;
        await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
        await expect(page.getByText(/upload|connection|went wrong/i)).toHaveCount(0);
        await page.unroute('**/api/v1/upload');
        await page.goForward();
        await expect(page.getByRole('textbox', { name: 'Amount you sent' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
        await addProof(page);
      });
    },
  );

  test(
    'in part, refused or cancelled: the record says what arrived and why, and offers another try',
    covers('4.deposit'),
    async ({ page, broker, enter }) => {
      test.slow();
      const api = await enter();

      await test.step('in part', async () => {
        const id = await openDeposit(page, api, '200');
        await decide(broker, id, { decision: 'partial', audit_amount: '150', reason_key: 'bank_fee' });
        await expect(banner(page, '$150.00 arrived')).toBeVisible();
        await expect(banner(page, '$50.00 less than you told us.')).toBeVisible();
        await expect(banner(page, 'Your bank or the network kept a fee.')).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await page.goto('/#/pages/deposit/record?status=partial');
        const row = page.getByRole('listitem').filter({ hasText: '$200.00' });
        await expect(row).toContainText('Credited in part');
        await expect(row).toContainText('$150.00 credited');
      });

      await test.step('refused', async () => {
        const id = await openDeposit(page, api, '77');
        await decide(broker, id, {
          decision: 'refuse',
          reason_key: 'amount_differs',
          reason_params: { amount: '70' },
          reason: 'Send the other page.',
        });
        await expect(banner(page, 'Refused: nothing was credited')).toBeVisible();
        await expect(banner(page, 'Your proof is for $70.00.')).toBeVisible();
        await expect(banner(page, 'The reviewer’s own words: “Send the other page.”')).toBeVisible();
        await expect(page.locator('main:visible').getByText('Fee', { exact: true })).toHaveCount(0);
        await page.getByRole('link', { name: 'Try again' }).click();
        await expect(page.getByRole('textbox', { name: 'Amount you sent' })).toHaveValue('77');
        await addProof(page);
        await tell(page, 'Deposit $77.00');
      });

      await test.step('cancelled', async () => {
        await openDeposit(page, api, '88');
        await page.getByRole('button', { name: 'Cancel the deposit' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the deposit' }).click();
        await expect(banner(page, 'You cancelled this deposit')).toBeVisible();
      });
    },
  );

  test('as agreed with customer service: the reference goes with the question; without a channel nothing is offered', async ({
    page,
    enter,
  }) => {
    test.slow();
    await enter();
    await page.goto('/#/pages/deposit/custom');
    const reference = (await page.getByText(/^FL-/).first().textContent()) ?? '';
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open customer service' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(reference));
    await page.goBack();
    await page.getByRole('textbox', { name: 'Amount you sent' }).fill('64');
    await addProof(page);
    await tell(page, 'Deposit $64.00');

    await test.step('no channel', async () => {
      await page.route(/\/api\/v1\/deposit\/channel$/, (route) => route.fulfill({ json: { data: [] } }));
      await page.goto('/#/pages/deposit/index');
      await page.reload();
      const main = page.locator('main[data-page="/pages/deposit/index"]');
      await expect(main.getByText('No deposits at the moment')).toBeVisible();
      await expect(main.getByRole('heading', { name: /By wallet|As agreed/ })).toHaveCount(0);
      expect(await axeFaults(page)).toEqual([]);
      await main.getByRole('link', { name: 'Ask customer service' }).click();
      await expect(page).toHaveURL(/support\/index/);
    });
  });

  test(
    'by wallet: simulated, confirmed three times by the clock, passed',
    covers('9.confirmations'),
    async ({ page, broker, enter }) => {
      await enter();
      await page.goto('/#/pages/deposit/wallet?channel=wallet_usdt_trc20');
      await expect(page.getByText('Only USDT over TRC-20')).toBeVisible();
      await expect(page.getByText(/TSIMULATED-NOT-REAL/)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Amount to simulate' }).fill('120');
      await page.getByRole('button', { name: 'Review the simulated deposit' }).click();
      const review = page.getByRole('dialog', { name: 'Review your deposit' });
      await expect(review.getByText('1.00 USDT', { exact: true })).toBeVisible();
      await review.getByRole('button', { name: 'Simulate a deposit of 120.00 USDT' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Deposit of 120.00 USDT reported' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Open the deposit' }).click();
      await expect(page).toHaveURL(/deposit\/detail\?id=/);
      for (const count of [0, 1, 2]) {
        await expect(banner(page, `${String(count)}/3 confirmations`)).toBeVisible();
        await broker.advanceClock(CONFIRMATION_MS);
      }
      await expect(banner(page, /Under review/)).toBeVisible();
      await expect(page.getByText('3/3 confirmations')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      const passed = await decide(broker, idIn(page), { decision: 'pass' });
      expect(passed).toMatchObject({ status_key: 'pass', audit_amount: '120', converted_currency: 'USD' });
      await expect(banner(page, /^\$\d+\.\d\d credited to your cash account$/)).toBeVisible();
    },
  );
});

async function addProofToRecord(page: Page): Promise<void> {
  const proof = { name: 'more.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(proof);
  await expect(page.getByRole('button', { name: 'Enlarge proof 2' })).toBeVisible();
}
