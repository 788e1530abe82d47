import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, freePort } from '../../scripts/lib/server.mjs';
import { startBroker } from '../support/broker.js';
import { followRequests, untilAnswered } from '../support/requests.js';
import { expect, test } from '../support/test.js';
import { untilFetched } from '../support/untilFetched.js';

test('a server that was stopped and started again still knows the session, the holdings and the orders', async ({
  browser,
}) => {
  test.slow();
  const place = {
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'fairlot-restart-')),
  };
  let server = await startBroker(place);
  const page = await browser.newPage();
  try {
    const tradeAt = `${server.url}/#/pages/main/trade/index?tab=`;
    const rowsOf = async (tab: string) => {
      followRequests(page);
      await page.goto(tradeAt + tab);
      // Until it is drawn, the panel of the other tab stays.
      const rows = page.getByRole('tabpanel', { name: new RegExp(tab, 'i') }).getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      await untilAnswered(page);
      // Drawn from the same rows, and loaded after them.
      if (tab === 'holdings') await expect(page.getByRole('heading', { name: 'Allocation' })).toBeVisible();
      return rows.allInnerTexts();
    };

    await page.goto(`${tradeAt}holdings`);
    await page.getByRole('textbox', { name: 'Email or user ID' }).fill(demo.mail);
    await page.getByLabel('Password', { exact: true }).first().fill(demo.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trade' })).toBeVisible();
    const before = [await rowsOf('holdings'), await rowsOf('orders')];

    // During the outage a notice shows the time of the data; it disappears once the server is back.
    await untilFetched(page, 'afterFirstPage');
    await server.stop();
    const away = page.getByText(/The server can’t be reached. What you see is as of \d+:\d\d/);
    await expect(away).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    server = await startBroker(place);
    await expect(away).toBeHidden();
    // The page heals without being loaded again.
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    expect([await rowsOf('holdings'), await rowsOf('orders')]).toEqual(before);
  } finally {
    await page.close();
    await server.stop();
    await rm(place.DATA_DIR, { recursive: true, force: true });
  }
});
