import type { Wire } from '@fairlot/api-client/wire';
import { deferred } from '../support/deferred.js';
import type { MemberApi } from '../support/memberApi.js';
import { pauseClock } from '../support/pageTime.js';
import { expect, test, type Page } from '../support/test.js';
import { axeFaults } from '../visual/axeFaults.js';

const manage = '/#/pages/main/watchlist/manage';
const lists = '/#/pages/main/watchlist/index';

/** A new customer without lists. */
const newcomer = 'new@fairlot.example';

const loadLists = async (api: MemberApi) => (await api.get<Wire['WatchlistList']>('/watchlist')).data;

/** Replaces the customer's lists; each gets the first `counts[name]` stocks of the home market. */
async function haveLists(
  api: MemberApi,
  counts: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  for (const { id } of await loadLists(api)) await api.delete(`/watchlist/${id}`);
  const { data } = await api.get<Wire['InstrumentPage']>('/instrument?market_id=US&section=popular&limit=10');
  const symbols = data.map(({ symbol }) => symbol);
  for (const [name, count] of Object.entries(counts)) {
    const list = await api.post<Wire['Watchlist']>('/watchlist', { name });
    for (const symbol of symbols.slice(0, count)) await api.post(`/watchlist/${list.id}/item`, { symbol });
  }
  return symbols;
}

/** The answer to the next change of a list. */
const nextSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/watchlist/'),
  );

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

async function shownSymbols(page: Page, among: readonly string[]): Promise<(string | undefined)[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => among.find((symbol) => new RegExp(`\\b${symbol}\\b`).test(text)));
}

test('the first stocks: five popular ones at once, or one by its star, which asks for the list if there are several', async ({
  page,
  enter,
}) => {
  const api = await enter(newcomer);
  await haveLists(api, {});
  await page.goto(lists);
  await expect(page.getByText('Add the first stock')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add all five' }).click();
  await expect(page.getByRole('tab', { name: /Favourites/ })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page)).toHaveCount(5);
  expect(await axeFaults(page)).toEqual([]);

  const [, , , , , sixth = ''] = await haveLists(api, { Favourites: 2 });
  await page.goto(`/#/pages/quote/stock?symbol=${sixth}`);
  await page.reload();
  await page.getByRole('button', { name: `Add ${sixth} to watchlist` }).click();
  await expect(page.getByText(`${sixth} added to Favourites`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${sixth} from watchlist` }).click();
  await expect(page.getByRole('button', { name: `Add ${sixth} to watchlist` })).toBeVisible();
  await page.getByRole('button', { name: `Add ${sixth} to watchlist` }).click();
  await page.goto(lists);
  await expect(rows(page)).toHaveCount(3);

  await test.step('with several lists the star asks which', async () => {
    const [first = ''] = await haveLists(api, { Banks: 1, World: 0 });
    await page.goto(`/#/pages/quote/stock?symbol=${first}`);
    await page.reload();
    await page.getByRole('button', { name: `Watchlists of ${first}` }).click();
    const sheet = page.getByRole('dialog', { name: 'Save to watchlists' });
    await expect(sheet.getByRole('checkbox', { name: 'Banks' })).toBeChecked();
    const { promise: released, resolve: release } = deferred();
    let sent = 0;
    await page.route(/\/api\/v1\/watchlist\/[^/]+\/item/, async (route) => {
      sent += 1;
      await released;
      await route.continue();
    });
    // A slow server: the tap shows at once, keeps the focus, and is sent once.
    await sheet.getByRole('checkbox', { name: 'World' }).click();
    await expect(sheet.getByRole('checkbox', { name: 'World' })).toBeChecked();
    await expect(sheet.getByRole('checkbox', { name: 'World' })).toBeFocused();
    await sheet.getByRole('checkbox', { name: 'World' }).click();
    release();
    await expect(sheet.getByRole('checkbox', { name: 'World' })).toBeChecked();
    expect(sent).toBe(1);
    await expect.poll(async () => (await loadLists(api)).map(({ items }) => items.length)).toEqual([1, 1]);

    // A list that is deleted on another device can no longer be chosen.
    const [banks] = await loadLists(api);
    await api.delete(`/watchlist/${banks?.id}`);
    await expect(sheet.getByRole('checkbox', { name: 'Banks' })).toBeHidden();
    await expect(sheet.getByRole('checkbox', { name: 'World' })).toBeChecked();
  });
});

test('a list that was not loaded is asked for again; a swipe removes a row, and a long press opens its management', async ({
  page,
  enter,
}) => {
  const api = await enter(newcomer);
  const symbols = await haveLists(api, { Favourites: 4 });
  const single: string[] = [];
  page.on('request', (request) => {
    if (/\/instrument\/\w+$/.test(request.url())) single.push(request.url());
  });
  await page.clock.install();
  await page.route(/\/api\/v1\/watchlist/, (route) => route.abort());
  await page.goto(lists);
  await expect(page.getByText('Watchlists could not be loaded')).toBeVisible();
  await page.unroute(/\/api\/v1\/watchlist/);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(4);

  const box = await rows(page).nth(1).boundingBox();
  const y = (box?.y ?? 0) + 30;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  // A finger that a slow machine moves late would be a long press.
  await pauseClock(page);
  await touch('touchStart', 320);
  for (let x = 300; x >= 140; x -= 20) await touch('touchMove', x);
  await touch('touchEnd', 140);
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/pages\/main\/watchlist\/index/);

  // What another device adds meanwhile stays.
  const [list] = await loadLists(api);
  await api.post(`/watchlist/${list?.id}/item`, { symbol: symbols[6] });
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(5);
  expect(await shownSymbols(page, symbols)).toEqual([...symbols.slice(0, 4), symbols[6]]);

  await page.getByRole('radio', { name: 'Vol.: shares traded today' }).check();
  await expect(rows(page)).toHaveCount(5);
  // Names and prices come with the list.
  expect(single).toEqual([]);

  const first = await rows(page).first().boundingBox();
  const touchPoints = [{ x: 150, y: (first?.y ?? 0) + 30 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page).toHaveURL(/\/pages\/main\/watchlist\/manage/);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('heading', { level: 1, name: 'Manage watchlists' })).toBeVisible();
});

test('lists are made, named, put in order and deleted; their rows move, go and come back', async ({
  page,
  enter,
}) => {
  test.slow();
  const api = await enter(newcomer);
  const openManage = async (counts: Readonly<Record<string, number>>) => {
    const symbols = await haveLists(api, counts);
    await page.goto(manage);
    await page.reload();
    return symbols;
  };

  await test.step('lists', async () => {
    await openManage({ Banks: 2 });
    const create = page.getByRole('button', { name: 'New list' });
    // The page knows the taken names once its lists are loaded.
    await expect(page.getByRole('tab', { name: /Banks/ })).toBeVisible();
    await create.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill('banks');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await question.getByRole('textbox').fill('World');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('tab', { name: /World/ })).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('button', { name: 'Rename' }).click();
    await question.getByRole('textbox').fill('Ships');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('tab', { name: /Ships/ })).toBeVisible();

    await page.getByRole('button', { name: 'Move Ships to the left' }).click();
    await expect(page.getByRole('tab').first()).toContainText('Ships');
    await expect(page.getByText('Ships is now 1 of 2')).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('tab', { name: /Banks/ }).click();
    await page.getByRole('button', { name: 'Delete list' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Delete Banks?' });
    await expect(warning.getByText('2 stocks leave your watchlists.')).toBeVisible();
    await warning.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByText('The list Banks was deleted')).toBeVisible();
  });

  await test.step('rows change places by buttons and by their handle', async () => {
    const symbols = await openManage({ Favourites: 4 });
    const [a = '', b = '', c = '', d = ''] = symbols;
    await expect(rows(page)).toHaveCount(4);
    const firstSaved = nextSaved(page);
    await page.getByRole('button', { name: `Move ${a} down` }).click();
    await expect(page.getByText(`${a} is now 2 of 4`)).toBeAttached();
    await expect.poll(() => shownSymbols(page, symbols)).toEqual([b, a, c, d]);
    await firstSaved;

    const handle = await page.getByTitle('Drag to reorder').first().boundingBox();
    const last = await rows(page).last().boundingBox();
    if (handle === null || last === null) throw new Error('The rows are not on the screen.');
    const x = handle.x + handle.width / 2;
    await page.mouse.move(x, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, last.y + last.height / 2, { steps: 6 });
    const saved = nextSaved(page);
    await page.mouse.up();
    await expect.poll(() => shownSymbols(page, symbols)).toEqual([a, c, d, b]);
    await saved;
    await page.reload();
    await expect.poll(() => shownSymbols(page, symbols)).toEqual([a, c, d, b]);
  });

  await test.step('several rows at once', async () => {
    const symbols = await openManage({ Banks: 4, World: 1 });
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('checkbox').nth(1).click();
    await page.getByRole('checkbox').nth(2).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /World/ }).click();
    await expect(page.getByText('2 stocks moved to World')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('tab', { name: /World/ }).click();
    await expect.poll(() => shownSymbols(page, symbols)).toEqual(symbols.slice(0, 3));

    await page.getByRole('checkbox').nth(0).click();
    await page.getByRole('checkbox').nth(1).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownSymbols(page, symbols)).toEqual(symbols.slice(0, 3));
  });
});
