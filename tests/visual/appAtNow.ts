import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { buildApp, buildFolder } from '../../scripts/lib/appBuild.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { freePort, startServer } from '../../scripts/lib/server.mjs';
import { NOW } from './now.js';
import { ROLES, STILL } from './openStory.js';

const inter = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** `test` with the app, or a product made of it, and its real server at a fixed time. */
export const test = base.extend<object, { product: string | undefined; origin: string }>({
  product: [undefined, { option: true, scope: 'worker' }],
  origin: [
    async ({ product }, use) => {
      await buildApp({ product });
      const dataDir = await mkdtemp(join(tmpdir(), 'fairlot-visual-'));
      const server = await startServer({
        entry: join(root, 'tests/visual/serveAtNow.ts'),
        env: {
          HOST: '127.0.0.1',
          PORT: String(await freePort()),
          DATA_DIR: dataDir,
          WEB_ROOT: buildFolder(product),
          SEED_DEMO: '1',
          SIM_SEED: 'fairlot-tests',
          SIM_CLOCK: 'manual',
          AUTO_REVIEW: 'off',
          // A stopped clock would never refill the rate limits.
          RATE_LIMITS: 'off',
          SIM_CONTROL: '1',
          SIM_TOKEN: 'control-plane-of-the-pictures',
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

/** How far the page's clock moves between two checks: longer than the app's skeleton delay. */
const STEP_MS = 250;
/** Consecutive checks without a change before the screen counts as settled. */
const QUIET_LOOKS = 3;

/** How long before its moment the page's clock starts. */
const LEAD_MS = 600_000;

/** What `watchPage` records inside the page. */
interface Watch {
  /** Requests without a complete answer. */
  open: number;
  /** Counts requests and DOM changes. */
  changes: number;
}

/**
 * Stops the page's clock, which only `openScreen` moves, and sets the pictures' font from the start, because some
 * code measures text or draws it on a canvas only once.
 */
export async function standStill(page: Page): Promise<void> {
  // The clock runs until it is paused, and on a slow machine it would have passed a moment that it started from.
  await page.clock.install({ time: NOW.getTime() - LEAD_MS });
  await page.clock.pauseAt(NOW);
  await page.addInitScript(useFont, {
    font: readFileSync(inter).toString('base64'),
    style: ROLES + STILL,
  });
  await page.addInitScript(watchPage);
}

function useFont({ font, style }: { font: string; style: string }) {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
  // A font from bytes is available at once.
  document.fonts.add(new FontFace('Visual Inter', bytes, { weight: '100 900' }));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}

function watchPage() {
  const watch: Watch = { open: 0, changes: 0 };
  Reflect.set(window, 'visualWatch', watch);
  const { fetch } = window;
  window.fetch = async (...call) => {
    watch.open += 1;
    watch.changes += 1;
    const close = () => void (watch.open -= 1);
    const answer = fetch(...call);
    void answer
      // A stream has no end.
      .then((each) =>
        /event-stream/.test(each.headers.get('content-type') ?? '') ? null : each.clone().blob(),
      )
      .then(close, close);
    return answer;
  };
  new MutationObserver(() => void (watch.changes += 1)).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** Opens a page of the app and waits until its requests are complete and rendered. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await settleScreen(page, path, () => page.goto(`/#${path}`));
}

/** Waits until the page shows everything that follows from `cause`. */
async function settleScreen(page: Page, path: string, cause: () => Promise<unknown>): Promise<void> {
  const files = followFiles(page);
  await cause();
  const main = page.locator(`main[data-page="${path.split('?')[0] ?? ''}"]`);
  const look = () => page.evaluate(() => ({ ...(Reflect.get(window, 'visualWatch') as Watch) }));
  let quietLooks = 0;
  while (quietLooks < QUIET_LOOKS) {
    const before = await look();
    await page.clock.runFor(STEP_MS);
    await expect.poll(async () => [(await look()).open, ...files.open()], { timeout: 30_000 }).toEqual([0]);
    const isDrawn = (await main.locator('h1:visible').count()) === 1;
    const isBusy = (await main.locator('[aria-busy="true"]').count()) > 0;
    const isSame = (await look()).changes === before.changes;
    quietLooks = isDrawn && !isBusy && isSame ? quietLooks + 1 : 0;
  }
  files.stop();
}

/** The scripts, styles and pictures that the page waits for. */
export function followFiles(page: Page) {
  const open = new Set<Request>();
  const add = (request: Request) => {
    if (request.resourceType() !== 'fetch') open.add(request);
  };
  const remove = (request: Request) => void open.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  return {
    open: () => [...open].map((request) => request.url()),
    stop: () => {
      page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
    },
  };
}
