import type { Wire } from '@fairlot/api-client/wire';
import type { MemberApi } from '../support/memberApi.js';
import { openPage } from '../support/checkFigures.js';
import { expect, test, type Page } from '../support/test.js';

/** A figure that was copied elsewhere arrives as one number, or the field keeps what it has and says why. */

const firstOf = async <Row>(api: MemberApi, path: string): Promise<Row> => {
  const { data } = await api.get<{ data: Row[] }>(path);
  const [first] = data;
  if (first === undefined) throw new Error(`${path} is empty.`);
  return first;
};

/** Opens the form with the field. */
const forms: Readonly<Record<string, (page: Page, api: MemberApi) => Promise<void>>> = {
  'a block trade': async (page, api) => {
    const { symbol } = await firstOf<Wire['BlockOffer']>(api, '/block_trade?market_id=US');
    await openPage(page, `/pages/product/blocktrade?market=US&symbol=${symbol}`);
  },
  'new shares': async (page, api) => {
    const { id } = await firstOf<Wire['Ipo']>(api, '/ipo?state=open');
    await openPage(page, `/pages/payment/newstock?id=${id}`);
  },
  'a quant fund': async (page, api) => {
    const { id } = await firstOf<Wire['Quant']>(api, '/quant?status=open&currency=USD');
    await openPage(page, `/pages/quantify/detail?id=${id}`);
    await page.getByRole('link', { name: 'Subscribe' }).click();
  },
  'an alert': async (page) => {
    await openPage(page, '/pages/quote/stock?symbol=LUMB');
    await page.getByRole('button', { name: /price alert/ }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
  },
};

const fieldOf = (page: Page) =>
  page.locator('input[inputmode="decimal"], input[inputmode="numeric"]').filter({ visible: true }).first();

test('a pasted figure is one number, and two are none, in each form', async ({ page, enter }) => {
  const api = await enter('vip@fairlot.example');
  for (const [name, open] of Object.entries(forms))
    await test.step(name, async () => {
      await open(page, api);
      const field = fieldOf(page);
      const paste = async (text: string) => {
        await field.focus();
        await field.selectText();
        await page.keyboard.insertText(text);
      };
      await paste('USD 12 500');
      await expect(field).toHaveValue('12500');
      await paste('11,000 ');
      await expect(field).toHaveValue(/^11,000\s?$/);
      for (const two of ['12 50', '12/50', '100\t200']) {
        await paste(two);
        await expect(field).toHaveValue(/^11,000\s?$/);
        await expect(page.getByText(/^(Whole numbers only|Numbers only, such as )/)).toBeVisible();
      }
      await field.blur();
      await expect(field).toHaveValue(/^11,000(\.00)?$/);
    });
});
