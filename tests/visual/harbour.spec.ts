import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { buildApp, buildFolder } from '../../scripts/lib/appBuild.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { demo, freePort, startServer } from '../../scripts/lib/server.mjs';
import { openSession } from '../support/memberApi.js';
import { NOW } from './now.js';
import { FONT_URL, STYLE } from './openStory.js';

const notCompared = process.env['VISUAL_NOT_COMPARED'] ?? '';
const font = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** The product that is made of data alone, as its customers see it on one certain day. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      await buildApp({ product: 'harbour' });
      const dataDir = await mkdtemp(join(tmpdir(), 'harbour-'));
      const server = await startServer({
        entry: join(root, 'tests/visual/serveAtNow.ts'),
        env: {
          HOST: '127.0.0.1',
          PORT: String(await freePort()),
          DATA_DIR: dataDir,
          WEB_ROOT: buildFolder('harbour'),
          SEED_DEMO: '1',
          SIM_SEED: 'fairlot-tests',
          SIM_CLOCK: 'manual',
          AUTO_REVIEW: 'off',
          LOG_LEVEL: 'warn',
        },
      });
      await use(server.url);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
});
test.use({
  viewport: { width: 390, height: 844 },
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  serviceWorkers: 'block',
  // The pictures' font and stillness are put into a page that lets nobody add a style.
  bypassCSP: true,
});

const SCREENS = {
  home: '/pages/main/home/index',
  funds: '/pages/fund/index',
  quant: '/pages/quantify/index',
  profile: '/pages/main/profile/index',
  deposit: '/pages/deposit/index',
} as const;

// One server for both.
test.describe.configure({ mode: 'default' });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the main screens of Harbour, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(NOW);
    await page.route(`**${FONT_URL}`, (route) => route.fulfill({ path: font }));
    await openSession(page, demo.mail, demo.password, 'harbour');
    for (const [name, path] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await page.goto('about:blank');
        // The counts on bell and tab come last.
        const counted = name === 'deposit' ? undefined : page.waitForResponse('**/notice/unread_count');
        await page.goto(`/#${path}`);
        await counted;
        const main = page.locator(`main[data-page="${path}"]`);
        await expect(main.locator('h1:visible')).toHaveCount(1);
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.addStyleTag({ content: STYLE });
        await page.evaluate(() =>
          document.fonts.load("16px 'Visual Inter'").then(() => document.fonts.ready),
        );
        await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toHaveCount(0);
        if (notCompared === '')
          // Two pixels of a whole page differ from run to run; why is not known yet.
          await expect
            .soft(page, name)
            .toHaveScreenshot(`harbour-${name}--${colorScheme}.png`, { maxDiffPixels: 8 });
      });
    }
    test.skip(notCompared !== '', notCompared);
  });
