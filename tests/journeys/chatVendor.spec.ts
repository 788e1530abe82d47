import { startBroker } from '../support/broker.js';
import { startChatVendor, type ChatVendor } from '../support/chatVendor.js';
import { openSupport } from '../support/openSupport.js';
import { covers, expect, test as base, type Page } from '../support/test.js';

/** A server that offers its customers a vendor's chat. */
const test = base.extend<object, { vendor: ChatVendor }>({
  vendor: [
    async ({ browserName: _ }, use) => {
      const vendor = await startChatVendor();
      await use(vendor);
      await vendor.stop();
    },
    { scope: 'worker' },
  ],
  broker: [
    async ({ vendor }, use) => {
      // The first vendor is never reachable.
      const broker = await startBroker({ SUPPORT_VENDORS: `http://127.0.0.1:9/gone.js,${vendor.script}` });
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});
test.use({
  provoked: /Content Security Policy|ERR_CONNECTION_REFUSED|No chat can be loaded|ERR_UNSAFE_PORT/,
});

async function openChat(page: Page): Promise<void> {
  await page.goto('/#/pages/main/home/index');
  await openSupport(page);
}

test(
  'a vendor’s chat loads, answers, and reaches nothing but its vendor',
  covers('3.profile'),
  async ({ page, enter, vendor }) => {
    await enter();
    await openChat(page);
    const chat = page.frameLocator('iframe');
    await chat.getByLabel('Message').fill('Where is my money?');
    await chat.getByRole('button', { name: 'Send to the vendor' }).click();
    await expect(chat.getByRole('status')).toHaveText('The vendor read: Where is my money?');
    const found = () => vendor.heard.find(({ path }) => path === '/found')?.text;
    await expect.poll(found).toBeDefined();
    expect(JSON.parse(found() ?? '')).toEqual({
      api: 'TypeError',
      elsewhere: 'TypeError',
      origin: 'null',
      storage: 'SecurityError',
      parent: 'SecurityError',
    });
    for (const { headers } of vendor.heard) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('referer');
    }
  },
);

test('the app’s own chat opens if the vendor’s cannot be loaded', async ({ page, enter, vendor }) => {
  await enter();
  await page.route(vendor.script, (route) => route.abort());
  await openChat(page);
  const panel = page.getByRole('dialog', { name: 'Support' });
  await panel.getByRole('textbox').fill('Is anybody there?');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Is anybody there?')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
