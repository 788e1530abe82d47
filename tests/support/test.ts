import { test as base, expect, type Page } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { startBroker, type Broker } from './broker.js';
import { openSession, type MemberApi } from './memberApi.js';

export { expect, type Page };

interface WorkerFixtures {
  /** One server per worker. A journey that must not see another one's money registers its own customer. */
  broker: Broker;
}

interface TestFixtures {
  /** Errors that a journey provokes on purpose, such as a request that the browser blocks. */
  provoked: RegExp | undefined;
  /**
   * Signs in through the login page, as a customer does, and waits for the page after it.
   * `wanted`: the page that redirects to the login; by default the login page is opened directly.
   */
  signIn: (mail?: string, password?: string, wanted?: string) => Promise<void>;
  /** Signs in before the app is opened, without the login page, for journeys that prove something else. */
  enter: (mail?: string) => Promise<MemberApi>;
}

/** The rows of the requirement that a journey asserts, from tests/coverage/rows.yaml. */
export const covers = (...rows: readonly string[]) => ({ tag: rows.map((row) => `@${row}` as const) });

/** `test` with a real server behind `page`; it fails if a page logs an error or throws. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  broker: [
    // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring pattern.
    async ({ browserName: _ }, use) => {
      const broker = await startBroker();
      await use(broker);
      await broker.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ broker }, use) => {
    await use(broker.url);
  },
  provoked: [undefined, { option: true }],
  page: async ({ page, provoked }, use) => {
    const problems = collectProblems(page);
    await use(page);
    // The app goes on asking after a journey's last line, so a route may be answering as the page closes. Its error
    // would fail the worker's next journey.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = problems.filter((problem) => provoked?.test(problem) !== true);
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
  enter: async ({ page }, use) => {
    await use((mail) => openSession(page, mail));
  },
  signIn: async ({ page }, use) => {
    await use(async (mail = demo.mail, password = demo.password, wanted = '/pages/auth/login') => {
      await page.goto(`/#${wanted}`);
      await page.getByRole('textbox', { name: /email/i }).first().fill(mail);
      await page.locator('input[type="password"]').first().fill(password);
      const title = page.getByRole('heading', { level: 1 });
      const loginTitle = (await title.textContent()) ?? '';
      await page.locator('form button[type="submit"]').click();
      // A page that is left during its first render may or may not be kept, so every journey starts from a rendered
      // one.
      await expect(title.filter({ hasNotText: loginTitle })).toBeVisible();
    });
  },
});

/**
 * Refused and failed requests are part of some journeys; the browser logs them as errors although the app handles
 * them.
 */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text());
  });
  return problems;
}
