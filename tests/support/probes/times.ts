import type { Page, Request } from '@playwright/test';
import { isDrawnInTime, pauseClock } from '../pageTime.js';
import type { Probe } from './probe.js';

const SEARCH = /\/assets\/SearchPage-[^/]*\.js/;
/** How long a slow machine may take for what a fast one does at once. */
const SLOW_MACHINE_MS = 15_000;
/** Between the longest time that the variant waits for the server, and the shortest of the app. */
const GIVEN_UP_AFTER_MS = 7_000;

/** Holds the requests of these addresses. @returns a function that releases them */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Whether the page gives up its next request for a path that ends like this, long before the app itself would. */
async function givesUp(page: Page, end: RegExp): Promise<boolean> {
  const isIt = (each: Request) => end.test(new URL(each.url()).pathname);
  const request = await page.waitForRequest(isIt, { timeout: 60_000 });
  return Promise.race([
    page.waitForEvent('requestfailed', (failed) => failed === request).then(() => true),
    page.waitForTimeout(GIVEN_UP_AFTER_MS).then(() => false),
  ]);
}

/** Whether it happens within the time that a slow machine may take for it. */
async function happens(page: Page, hasHappened: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < SLOW_MACHINE_MS; waitedMs += 100) {
    if (await hasHappened()) return true;
    await page.waitForTimeout(100);
  }
  return hasHappened();
}

/** Records the root margins of the page's intersection observers. */
const watchMargins = (page: Page) =>
  page.addInitScript(() => {
    const margins: string[] = [];
    Object.assign(globalThis, { margins });
    const Observer = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(options?.rootMargin ?? '');
      }
    };
  });
const hasMargin = (page: Page, px: number) =>
  page.evaluate(
    (margin) => (globalThis as unknown as { margins: string[] }).margins.includes(margin),
    `0px 0px ${px}px`,
  );

/** Delays, timeouts and the times of requests. */
export const timeProbes: readonly Probe[] = [
  {
    name: 'the indicator of a page that loads',
    sees: { 'loading.delayMs': [true, false], 'loading.minMs': [false, true] },
    async look({ page, enter, landing }) {
      await enter();
      await page.clock.install();
      await landing('/pages/main/market/index');
      const release = await hold(page, SEARCH);
      await pauseClock(page);
      const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
      const [asked] = await Promise.all([page.waitForRequest(SEARCH), search.click()]);
      const indicator = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /Loading/ });
      const isSoon = await isDrawnInTime(page, indicator, 1_000);
      if (!isSoon) await isDrawnInTime(page, indicator, 5_000);
      release();
      await page.evaluate((url) => import(url) as Promise<unknown>, asked.url());
      const isBrief = await isDrawnInTime(page, page.getByRole('searchbox'), 1_500);
      return { 'loading.delayMs': isSoon, 'loading.minMs': !isBrief };
    },
  },
  {
    name: 'a page that never comes',
    sees: {
      'loading.timeoutMs': [false, true],
      'loading.failed': [
        'The connection timed out, click the screen to try again.',
        'Something went wrong on this page. Nothing was sent. Click the screen to reload.',
      ],
    },
    async look({ page, enter, landing }) {
      await enter();
      await page.clock.install();
      await landing('/pages/main/market/index');
      await hold(page, SEARCH);
      await pauseClock(page);
      const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
      await Promise.all([page.waitForRequest(SEARCH), search.click()]);
      // It stays for three seconds: the server answers, so the page is loaded again.
      const failure = page.getByRole('main').getByRole('alert');
      const isEarly = await isDrawnInTime(page, failure, 30_000, 2_000);
      if (!isEarly) await isDrawnInTime(page, failure, 50_000, 2_000);
      return { 'loading.timeoutMs': isEarly, 'loading.failed': (await failure.innerText()).trim() };
    },
  },
  {
    name: 'how long the client waits for the server',
    sees: {
      'net.timeoutMs': [false, true],
      'net.uploadMs': [false, true],
      'net.downloadMs': [false, true],
      'net.socketMs': [false, true],
    },
    async look({ page, enter, landing, open }) {
      const api = await enter();
      await landing('/pages/main/market/index');
      const id = await api.upload('avatar', await page.screenshot({ type: 'png' }));
      await api.patch('/member/profile', { avatar_upload_id: id });
      // Leaving the page aborts what is open.
      await page.goto('about:blank');
      await hold(page, /\/api\/v1\/(upload|stream\/|notice\/unread_count)/);
      const sendPicture = async () => {
        await open('/pages/main/profile/index');
        await page.getByRole('button', { name: /Edit/ }).first().click();
        const picture = await page.screenshot({ type: 'png' });
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      };
      const [timeout, upload, download, socket] = await Promise.all([
        givesUp(page, /\/unread_count$/),
        givesUp(page, /\/upload$/),
        givesUp(page, /\/upload\/upl_/),
        givesUp(page, /\/stream\/member$/),
        sendPicture(),
      ]);
      return {
        'net.timeoutMs': timeout,
        'net.uploadMs': upload,
        'net.downloadMs': download,
        'net.socketMs': socket,
      };
    },
  },
  {
    name: 'what is fetched before it is asked for',
    sees: {
      'defaults.preload': [true, false],
      'pages.*.preload': [false, true],
      'defaults.reachBottom': [
        [true, false],
        [false, true],
      ],
      'pages.*.reachBottom': [
        [true, false],
        [false, true],
      ],
    },
    async look({ page, enter, landing, open }) {
      await enter();
      await watchMargins(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const hasAsked = (chunk: string) => asked.some((url) => url.includes(`/assets/${chunk}-`));
      await landing('/pages/main/market/index');
      const isIndicesThere = await happens(page, () => hasAsked('WorldIndices'));
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
      const isSearchThere = await happens(page, () => hasAsked('SearchPage'));
      await happens(page, async () => (await hasMargin(page, 50)) || (await hasMargin(page, 120)));
      const market = [await hasMargin(page, 50), await hasMargin(page, 120)];
      // A new document has no margins yet.
      await open('/pages/news/index');
      await happens(page, async () => (await hasMargin(page, 50)) || (await hasMargin(page, 400)));
      return {
        'defaults.preload': isSearchThere,
        'pages.*.preload': isIndicesThere,
        'defaults.reachBottom': [await hasMargin(page, 50), await hasMargin(page, 400)],
        'pages.*.reachBottom': market,
      };
    },
  },
];
