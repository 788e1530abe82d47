import { deferred } from '../support/deferred.js';
import { untilOpen } from '../support/marketClock.js';
import { openSupport } from '../support/openSupport.js';
import { PICTURE } from '../support/picture.js';
import { expect, test, type Page } from '../support/test.js';

/** A message of a hostile frame, as the page around it receives it. */
interface Findings {
  readonly type: 'findings';
  /** The property names of the data that the page sent to the frame. */
  readonly heard: readonly string[];
  readonly origin: string;
  readonly storage: string;
  readonly cookies: string;
  readonly parentPage: string;
  readonly topPage: string;
  readonly navigation: string;
  readonly api: string;
}

test('an alert fires while nobody looks, and the inbox leads to the stock', async ({
  page,
  enter,
  broker,
}) => {
  await untilOpen(broker);
  const api = await enter();
  // The device is in Berlin; each time in the app is that of the device.
  await api.patch('/member/profile', { timezone: 'Asia/Tokyo' });
  // A stock of that market, because an alert fires while its market is open.
  await page.goto('/#/pages/product/popular?market=US');
  await expect(page.getByRole('heading', { level: 1, name: 'Popular' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pages\/quote\/stock/);
  const symbol = /symbol=([A-Z0-9.-]+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: 'Set a price alert' }).click();
  const sheet = page.getByRole('dialog', { name: `Price alert for ${symbol}` });
  const value = sheet.getByRole('textbox', { name: 'Price' });
  // Every price is above this one, so the alert would fire at once.
  await value.fill('0.01');
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  const refusal = sheet.getByText(/This is true already: the price is/);
  await expect(refusal).toBeVisible();
  await expect(value).toHaveValue('0.01');
  const last = Number(/\$([\d,]+\.\d+)/.exec(await refusal.innerText())?.[1]?.replaceAll(',', ''));
  // The price crosses one of these two, whichever way it moves.
  for (const [kind, level] of [
    ['Rises to', last * 1.001],
    ['Falls to', last * 0.999],
  ] as const) {
    await sheet.getByRole('radio', { name: kind }).check();
    await value.fill(level.toFixed(2));
    await sheet.getByRole('button', { name: 'Set alert' }).click();
    await expect(value).toHaveValue('');
  }
  const waiting = sheet.getByText(/At or (above|below)/);
  await expect(waiting).toHaveCount(2);
  await broker.advanceClock(3_600_000);
  // The member stream reports it; nothing was reloaded by hand.
  await expect(waiting).not.toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.goto('/#/pages/notice/index');
  const row = page.getByRole('link', { name: new RegExp(`${symbol} (rose|fell) to`) });
  // Its text and its row tell times of one zone: the clock was moved by an hour between the two.
  await expect(row.first()).toContainText(/\d\d:\d\d/);
  const hours = (await row.first().innerText()).match(/\d\d(?=:\d\d)/g)?.map(Number) ?? [];
  const [written = NaN, told = NaN] = hours;
  expect([0, 1]).toContain(written - told);
  await row.first().click();
  await expect(page).toHaveURL(new RegExp(`/pages/quote/stock\\?symbol=${symbol}`));
  // During an update the answer may come from a server of the previous version.
  await page.route(/\/notice\?.*timezone=/, (route) =>
    route.fulfill({ status: 400, json: { code: 'unknown_field', status: 400, message: 'Unknown field.' } }),
  );
  await page.goBack();
  await page.reload();
  await expect(row.first()).toBeVisible();
});

test('notices are read one by one or all together, and muted by kind; settings change the colours of prices', async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto('/#/pages/main/home/index');
  const tabs = page.getByRole('navigation', { name: 'Main sections' });
  await expect(tabs.getByRole('link', { name: /^Profile \d+ unread$/ })).toBeVisible();
  await page.goto('/#/pages/notice/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
  await page.goto('/#/pages/main/home/index');
  await expect(tabs.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  await page.goto('/#/pages/notice/index');
  await page.getByRole('button', { name: 'Notification types' }).click();
  const sheet = page.getByRole('dialog', { name: 'Notification types' });
  await expect(sheet.getByRole('switch', { name: 'Security' })).toBeDisabled();
  const orders = sheet.getByRole('switch', { name: 'Orders' });
  await orders.click();
  await expect(orders).not.toBeChecked();

  await test.step('the colours of prices', async () => {
    await page.goto('/#/pages/setting/index');
    const colours = page.getByRole('combobox', { name: 'Up and down colours' });
    await expect(colours).toHaveValue('greenUp');
    const root = page.locator('html');
    const before = await root.getAttribute('class');
    await colours.selectOption('redUp');
    await expect.poll(() => root.getAttribute('class')).not.toBe(before);
    await page.reload();
    await expect(colours).toHaveValue('redUp');
  });

  await test.step('a document has a version and a date, and no other address is shown', async () => {
    await page.goto('/#/pages/webview/index?doc=agreement');
    await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
    await expect(page.getByText(/Version 1\.1, Nov 29, 2026/)).toBeVisible();
    await page.goto('/#/pages/webview/index?doc=https://evil.example');
    await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toHaveCount(0);
  });
});

test('support answers at once, automatically, and the desk’s answer arrives live; a message waits for its picture', async ({
  page,
  enter,
  broker,
}) => {
  await enter();
  await page.goto('/#/pages/main/home/index');
  await openSupport(page);
  const panel = page.getByRole('dialog', { name: 'Support' });
  // Whether a person answers now.
  await expect(panel.getByText(/^The desk is (open until|closed now\. It reads messages) /)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Your message' }).fill('When does it arrive? <b>now</b>');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('When does it arrive? <b>now</b>')).toBeVisible();
  await expect(panel.getByText(/This is an automatic answer/)).toBeVisible();
  const waiting = (await broker.control('GET', '/support')) as { data: { member_id: string }[] };
  await broker.control('POST', `/support/${waiting.data[0]?.member_id ?? ''}`, { text: 'On Wednesday.' });
  await expect(panel.getByText('On Wednesday.')).toBeVisible();

  await test.step('a picture that is on its way or was lost', async () => {
    await page.goto('/#/pages/support/index');
    const { promise: isHeld, resolve: letGo } = deferred();
    let tries = 0;
    await page.route(/\/upload$/, async (route) => {
      tries += 1;
      if (tries === 1) return route.abort();
      await isHeld;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Add pictures' }).click();
    await expect(page.locator('main div:has(> [data-part="image-input"])')).toBeFocused();
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const message = page.getByRole('textbox', { name: 'Your message' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await expect(page.getByText('Please write a message.')).toBeVisible();
    await expect(message).toBeFocused();
    await message.fill('Here is the picture');
    const waits = page.getByText('A picture has not arrived yet. Wait for it, try it again or remove it.');
    await send.click();
    await expect(waits).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await send.click();
    await expect(waits).toBeVisible();
    await expect(message).toHaveValue('Here is the picture');
    letGo();
    await expect(waits).toBeHidden();
    await send.click();
    await expect(page.getByRole('img', { name: 'Attached picture 1' })).toBeVisible();
  });
});

test('the thread opens at its newest message, and older ones come as its top comes near', async ({
  page,
  enter,
}) => {
  const member = await enter('vip@fairlot.example');
  for (let number = 1; number <= 40; number += 1)
    await member.post('/support/message', { text: `Message number ${number}.`, upload_ids: [] });
  await page.goto('/#/pages/main/home/index');
  await openSupport(page);
  const panel = page.getByRole('dialog', { name: 'Support' });
  await expect(panel.getByText('Message number 40.')).toBeInViewport();
  // The input is at the lower edge, wherever the reader has scrolled to.
  const send = panel.getByRole('button', { name: 'Send' });
  await expect(send).toBeInViewport();
  await expect(panel.getByText('Message number 1.', { exact: true })).toHaveCount(0);
  // The button above the first row is not visible, but near enough to load.
  await panel
    .getByRole('listitem')
    .first()
    .evaluate((row) => row.scrollIntoView());
  await expect(panel.getByText('Message number 1.', { exact: true })).toHaveCount(1);
  await expect(send).toBeInViewport();
});

test.describe('a hostile chat script', () => {
  test.use({ provoked: /Unsafe attempt to initiate navigation|Content Security Policy/ });

  test('reaches neither the token, the page nor the API', async ({ page, signIn }) => {
    await giveCustomerScript(page);
    const findings = await listenForFindings(page);
    await signIn(undefined, undefined, '/pages/main/home/index');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    // The frame is not loaded before the customer asks for it.
    await expect(page.locator('iframe')).toHaveCount(0);
    await openSupport(page);
    const frame = page.locator('iframe');
    await expect(frame).toBeVisible();
    // A document in `srcdoc` would inherit the app's own policy; a token would be readable in it.
    expect(
      await frame.evaluate((element) =>
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      ),
    ).toMatchObject({ src: '/support.html', sandbox: 'allow-scripts allow-popups' });
    await expect(frame).not.toHaveAttribute('srcdoc');
    await expect.poll(findings).toEqual({
      type: 'findings',
      heard: ['script', 'type'],
      origin: 'null',
      storage: 'SecurityError',
      cookies: 'SecurityError',
      parentPage: 'SecurityError',
      topPage: 'SecurityError',
      navigation: 'SecurityError',
      api: 'TypeError',
    });
    await expect(page).toHaveURL(/\/pages\/main\/home\/index/);
    // It ends with the session.
    await page.evaluate(() => localStorage.setItem('fairlot.1.session', '{"token":null}'));
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'fairlot.1.session', newValue: '{"token":null}' })),
    );
    await expect(page).toHaveURL(/\/pages\/auth\/login/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

/** The server has no chat script, so the route adds one to the profile. */
async function giveCustomerScript(page: Page): Promise<void> {
  const hostile = `
    const name = (work) => { try { work(); return 'reached'; } catch (error) { return error.name; } };
    const storage = name(() => localStorage.getItem('fairlot.1.session'));
    const cookies = name(() => document.cookie);
    const parentPage = name(() => parent.document.body.innerHTML);
    const topPage = name(() => top.localStorage.getItem('fairlot.1.session'));
    const navigation = name(() => { top.location = 'https://evil.example'; });
    const heard = Object.keys(event.data).sort();
    fetch('/api/v1/member/profile').then(() => 'reached', (error) => error.name).then((api) =>
      parent.postMessage(
        { type: 'findings', heard, origin, storage, cookies, parentPage, topPage, navigation, api }, '*'));`;
  await page.route('**/api/v1/member/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), customer: hostile } });
  });
}

/** Records the frame's messages from the next page on. @returns a function for what was received */
async function listenForFindings(page: Page): Promise<() => Findings | undefined> {
  let heard: Findings | undefined;
  await page.exposeFunction('tellFindings', (findings: Findings) => void (heard = findings));
  await page.addInitScript(() => {
    addEventListener('message', (event: MessageEvent<{ type?: string } | null>) => {
      const { tellFindings } = globalThis as unknown as { tellFindings: (data: unknown) => void };
      if (event.data?.type === 'findings') tellFindings(event.data);
    });
  });
  return () => heard;
}
