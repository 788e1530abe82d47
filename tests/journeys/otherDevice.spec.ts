import type { Wire } from '@fairlot/api-client/wire';
import { PICTURE } from '../support/picture.js';
import { placeLumb } from '../support/restingOrder.js';
import { expect, test, type Page } from '../support/test.js';

test('an order that is cancelled on another device while its change is typed says so in the sheet', async ({
  page,
  enter,
}) => {
  const api = await enter();
  const { data: quotes } = await api.get<{ data: { last: string }[] }>('/quote?symbols=LUMB');
  const { id } = await placeLumb(api, {
    price: String(Math.floor(Number(quotes[0]?.last) * 0.9)),
    quantity: '10',
  });
  await page.goto('/#/pages/main/trade/index?tab=orders');
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'LUMB' });
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('button', { name: 'Change order' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change order' });
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('1');

  await api.delete(`/order/${id}`);
  await expect(sheet.getByRole('alert')).toHaveText(/This order was cancelled/);
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(row).toHaveCount(0);
  await sheet.getByRole('link', { name: 'Show order' }).click();
  await expect(page).toHaveURL(new RegExp(`/pages/history/order\\?id=${id}`));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Trade' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Returns a function that takes the customer's position in LUMB out of the answers: a real close is reviewed first. */
async function closableLumb(page: Page): Promise<() => void> {
  let isClosed = false;
  await page.route(/\/api\/v1\/position\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Wire['PositionPage'];
    const data = body.data.filter(({ symbol }) => !isClosed || symbol !== 'LUMB');
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  return () => {
    isClosed = true;
  };
}

test('a position that is closed elsewhere while its stop loss is typed says so in the sheet', async ({
  page,
  enter,
}) => {
  await enter();
  const close = await closableLumb(page);
  await page.goto('/#/pages/main/trade/index?tab=holdings');
  const row = page.getByRole('listitem').filter({ hasText: 'LUMB' });
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stop loss, take profit' });
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('1');

  close();
  await expect(sheet.getByRole('alert')).toHaveText(/This position has been closed/, { timeout: 20_000 });
  await expect(row).toHaveCount(0);
  await sheet.getByRole('link', { name: 'Show closed positions' }).click();
  await expect(page.getByRole('tab', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a ticket that closes a position says so when it is closed elsewhere, and does not become a short sale', async ({
  page,
  enter,
}) => {
  const api = await enter();
  const close = await closableLumb(page);
  await page.goto('/#/pages/payment/stock?symbol=LUMB&side=sell');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  close();
  // Any change of orders makes the app fetch the positions again.
  const { id } = await placeLumb(api, { price: '20', quantity: '1' });
  await api.delete(`/order/${id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'has been closed' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeHidden();
  await page.getByRole('link', { name: 'Show closed positions' }).click();
  await expect(page.getByRole('tab', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true');
});

test('a stop loss that another device changed while it is typed here is named before it is replaced', async ({
  page,
  enter,
}) => {
  const api = await enter('vip@fairlot.example');
  await page.goto('/#/pages/main/trade/index?tab=holdings');
  const row = page.getByRole('listitem').filter({ hasText: 'HAVW' });
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stop loss, take profit' });
  const stopLoss = sheet.getByRole('textbox', { name: 'Stop loss' });
  await stopLoss.fill('1');

  const { data: held } = await api.get<Wire['PositionPage']>('/position?state=open&symbol=HAVW');
  await api.patch(`/position/${held[0]?.id ?? ''}`, { stop_loss: '2', take_profit: '900' }, held[0]?.version);
  const note = sheet.getByRole('alert').filter({ hasText: 'Changed elsewhere meanwhile' });
  await expect(note).toContainText('Stop loss: $2.00');
  // Nobody typed here, so it simply follows.
  await expect(note).not.toContainText('Take profit');
  await expect(sheet.getByRole('textbox', { name: 'Take profit' })).toHaveValue('900');
  await expect(stopLoss).toHaveValue('1');

  await stopLoss.fill('2');
  await expect(note).toBeHidden();
  await stopLoss.fill('1');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(row.getByText('SL $1.00')).toBeVisible();
  await row.getByRole('button', { name: 'Stop loss, take profit' }).click();
  await expect(stopLoss).toHaveValue('1');
  await expect(note).toBeHidden();
});

test('a changed picture leaves the name that another device has set meanwhile', async ({ page, enter }) => {
  const api = await enter();
  const { nickname } = await api.get<Wire['Profile']>('/member/profile');
  await page.goto('/#/pages/main/profile/index');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit profile' });
  await sheet.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(sheet.getByRole('button', { name: 'Remove' })).toBeVisible();
  await api.patch('/member/profile', { nickname: 'Named elsewhere' });
  await sheet.getByRole('button', { name: 'Save profile' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Named elsewhere')).toBeVisible();
  await api.patch('/member/profile', { nickname, avatar_upload_id: null });
});
