import { deferred } from '../support/deferred.js';
import { openSession, type MemberApi } from '../support/memberApi.js';
import { enterPayPassword } from '../support/payPassword.js';
import { PICTURE } from '../support/picture.js';
import { covers, expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const DAY_MS = 86_400_000;

interface Loan {
  readonly id: string;
  readonly amount: string;
  readonly outstanding_amount: string;
  readonly outstanding_penalty: string;
  readonly due_amount: string | null;
}

const newest = async (api: MemberApi): Promise<Loan> => {
  const [loan] = (await api.get<{ data: Loan[] }>('/loan?limit=1')).data;
  if (loan === undefined) throw new Error('There is no loan.');
  return loan;
};

/** Chooses the picture and waits for its upload; until then the form says that it is missing. */
async function sendPicture(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
}

/** Goes from the form with errors to the review, and submits it. `signs`: how the signature is made. */
async function apply(page: Page, amount: string, signs: 'drawn' | 'typed'): Promise<void> {
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  // The figure loses its grouping on focus, so that `fill` replaces all of it.
  await page.getByLabel('Amount').focus();
  await page.getByLabel('Amount').fill(amount);
  await expect(page.getByText('Effective rate per year (APR)')).toBeVisible();
  await sendPicture(page);
  await page.getByRole('checkbox').check();
  if (signs === 'drawn') {
    const box = await page.getByRole('img', { name: /^Signature/ }).boundingBox();
    if (box === null) throw new Error('There is nowhere to sign.');
    await page.mouse.move(box.x + 30, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 110, box.y + 30, { steps: 8 });
    await page.mouse.move(box.x + 190, box.y + 80, { steps: 8 });
    await page.mouse.up();
  } else {
    await page.getByRole('radio', { name: 'Type' }).check({ force: true });
    await page.getByLabel('Full name').fill('Dana Demo');
  }
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review application' });
  await expect(review.getByText('Total to repay')).toBeVisible();
  await expect(review.getByRole('button', { name: /How this adds up/ })).toHaveCount(3);
  await review.getByRole('button', { name: /^Apply for/ }).click();
  await enterPayPassword(page);
  await expect(page.getByRole('heading', { name: /applied for$/, level: 1 })).toBeVisible();
}

test.describe('stock financing', () => {
  test(
    'asked for, signed, approved, paid out, repaid in part, late, and repaid in full',
    covers(
      '2.page.borrow.detail',
      '2.page.borrow.history',
      '2.page.borrow.index',
      '2.page.borrow.index-copy',
      '3.loan',
      '4.loan',
      '5.loan',
    ),
    async ({ page, broker }) => {
      const api = await openSession(page);
      await page.goto('/#/pages/borrow/index%20copy?product=usd_7');
      // The misspelt path redirects, and keeps its parameters.
      await expect(page.getByRole('heading', { name: 'Stock financing', level: 1 })).toBeVisible();
      await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();

      // Missing fields are reported in the words of the requirement, each at its field.
      await page.getByLabel('Amount').fill('1000.5');
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      for (const word of [
        'Please enter an integer number',
        'Please upload an image',
        'Please agree to the agreement',
        'Please sign',
      ]) {
        await expect(page.getByText(word).first()).toBeVisible();
      }
      // A picture that is being sent is reported as such, not as missing, until it has arrived.
      const { promise: isHeld, resolve: letGo } = deferred();
      await page.route(/\/upload$/, async (route) => {
        await isHeld;
        await route.continue();
      });
      await page.locator('input[type="file"]').setInputFiles(PICTURE);
      await expect(page.getByText('The picture is still being sent. Please wait a moment.')).toBeVisible();
      await expect(page.getByText('Please upload an image')).toBeHidden();
      letGo();
      await expect(page.getByText('The picture is still being sent. Please wait a moment.')).toBeHidden();
      await page.getByRole('button', { name: /^Remove/ }).click();

      await page.getByLabel('Amount').fill('1000');
      await expect(page.getByText('$1,003.50')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: /^Read the agreement/ }).click();
      const agreement = page.getByRole('dialog', { name: 'Stock financing agreement' });
      await expect(agreement.getByRole('heading', { name: '4. Late payment' })).toBeVisible();
      await agreement.getByRole('button', { name: 'Back to the form' }).click();
      await apply(page, '1000', 'drawn');

      const { id } = await newest(api);
      await broker.control('POST', `/review/loan/${id}`, { decision: 'pass' });
      await page.getByRole('link', { name: 'See this loan' }).click();
      await expect(page.getByText('Not disbursed')).toBeVisible();
      await broker.advanceClock(3 * DAY_MS);
      await page.reload();
      await expect(page.getByText('$1,001.50').first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);

      await page.getByLabel('Amount to repay').fill('401.50');
      await page.getByRole('button', { name: 'Review repayment' }).click();
      const review = page.getByRole('dialog', { name: 'Review repayment' });
      await review.getByRole('button', { name: 'Repay $401.50' }).click();
      await enterPayPassword(page);
      await expect(page.getByRole('heading', { name: '$401.50 repaid' })).toBeVisible();
      await page.getByRole('button', { name: 'Back to the loan' }).click();

      // Four days of interest on 600, then two of penalty on 601.20: 1.2024.
      await broker.advanceClock(6 * DAY_MS);
      await page.reload();
      await expect(page.getByText('2 days overdue')).toBeVisible();
      expect(await newest(api)).toMatchObject({ outstanding_amount: '602.4', outstanding_penalty: '1.2' });
      const { data: history } = await api.get<{ data: Loan[] }>('/loan?status=disbursed');
      expect(history.map((loan) => loan.id)).toContain(id);

      // Home and the inbox say so too, and owed money is not counted as the customer's own.
      const { data: all } = await api.get<{ data: Record<string, string>[] }>('/account');
      const dollars = all.filter(({ currency }) => currency === 'USD');
      const cents = (name: string) =>
        dollars.reduce((sum, { [name]: amount = '0' }) => sum + Math.round(Number(amount) * 100), 0);
      // Another loan may be overdue, because other journeys move the same clock.
      expect(cents('overdue')).toBeGreaterThanOrEqual(602_40);
      const late = (cents('overdue') / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      await page.goto('/#/pages/main/home/index');
      await expect(page.getByText(`${late} of your loans are overdue`)).toBeVisible();
      expect(cents('total_value')).toBe(cents('available_funds') + cents('used') - cents('owed'));
      await page
        .getByRole('main')
        .getByRole('button', { name: /How this adds up/ })
        .first()
        .click();
      const sheet = page.getByRole('dialog', { name: 'How this adds up' });
      await sheet.getByRole('button', { name: /^Cash/ }).click();
      await expect(sheet).toContainText('Assets − Owed');
      await page.keyboard.press('Escape');
      await page.goto('/#/pages/notice/index');
      await expect(page.getByText('Your loan is overdue').first()).toBeVisible();
      await page.goto('/#/pages/borrow/history');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Overdue');
      await expect(page).toHaveURL(/status=overdue/);
      await page.locator(`main a[href*="${id}"]`).click();
      await expect(page.getByText('2 days overdue')).toBeVisible();

      await page.getByLabel('Amount to repay').fill('602.40');
      await page.getByRole('button', { name: 'Review repayment' }).click();
      await review.getByRole('button', { name: 'Repay $602.40' }).click();
      await enterPayPassword(page);
      await expect(page.getByText('Nothing is owed any more.')).toBeVisible();
      await page.goto('/#/pages/borrow/history?status=repaid');
      await expect(page.getByRole('link', { name: /7 days/ }).first()).toBeVisible();
      const { data: accounts } = await api.get<{ data: { id: string; kind: string; currency: string }[] }>(
        '/account',
      );
      const account = accounts.find(({ kind, currency }) => kind === 'cash' && currency === 'USD');
      await page.goto(`/#/pages/profile/transcation?account=${account?.id ?? ''}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Loan repayment' })).toHaveCount(2);
      // The other disbursed loan is two weeks old, for $2,000.
      const paidOut = page.getByRole('listitem').filter({ hasText: 'Loan paid out' });
      await expect(paidOut.filter({ hasText: '1,000.00' })).toHaveCount(1);
      expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
    },
  );

  test(
    'refused with its reason, asked again with a typed name, and cancelled before the payout',
    covers('4.loan'),
    async ({ page, broker }) => {
      const api = await openSession(page);
      await page.goto('/#/pages/borrow/index');
      await apply(page, '250', 'typed');
      const refused = await newest(api);
      await broker.control('POST', `/review/loan/${refused.id}`, {
        decision: 'refuse',
        reason_key: 'amount_too_high',
        reason_params: { amount: '200' },
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Application refused' })).toBeVisible();
      await expect(page.getByText(/^Your application is under review/)).toBeHidden();
      await page.getByRole('link', { name: 'See this loan' }).click();
      await expect(page.getByText('The most we can lend you is $200.00.').first()).toBeVisible();
      await page.getByRole('link', { name: 'Ask again' }).click();
      await expect(page.getByLabel('Amount')).toHaveValue('250');
      await apply(page, '250', 'typed');
      await page.getByRole('link', { name: 'See this loan' }).click();
      await page.getByRole('button', { name: 'Cancel loan' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel loan' }).click();
      await expect(page.getByText('Cancelled').first()).toBeVisible();
      expect(await broker.control('GET', '/invariants')).toMatchObject({ ok: true });
    },
  );

  test('a signature that cannot be seen is refused beside the pad', async ({ page, enter }) => {
    await enter();
    await page.goto('/#/pages/borrow/index?product=usd_7');
    await page.getByLabel('Amount').focus();
    await page.getByLabel('Amount').fill('1000');
    await sendPicture(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('radio', { name: 'Type' }).check({ force: true });
    // A name of one zero-width letter: a picture without ink.
    await page.getByLabel('Full name').fill('\u200b');
    const pad = page.getByRole('group', { name: /^Signature/ });
    await expect(pad.getByRole('status')).toHaveText('Signature: signed');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(pad.getByText('There is nothing to see in the signature. Please sign again.')).toBeVisible();
    await page.getByLabel('Full name').fill('Dana Demo');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Review application' })).toBeVisible();
  });
});
