import { test as base, expect, type Page } from '@playwright/test';
import { demo } from '../../scripts/lib/server.mjs';
import { startBroker, type Broker } from './broker.js';
import { openSession, type MemberApi } from './memberApi.js';

export { expect, type Page };

interface WorkerFixtures {
  /** One server a worker: a journey that must not see another's money signs in as someone of its own. */
  broker: Broker;
}

interface TestFixtures {
  /** Errors that a journey provokes on purpose, such as a browser's refusal of what is not allowed. */
  provoked: RegExp | undefined;
  /**
   * Signs in through the login page, as a customer does, and waits for the page behind it.
   * `wanted`: the page the customer asked for, which sends them to login. Without one they go there themselves.
   */
  signIn: (mail?: string, password?: string, wanted?: string) => Promise<void>;
  /** Is signed in before the app is opened, past the login page: for journeys that prove something else. */
  enter: (mail?: string) => Promise<MemberApi>;
}

/** What a journey asserts of the requirement: rows of tests/coverage/rows.yaml. */
export const covers = (...rows: readonly string[]) => ({ tag: rows.map((row) => `@${row}` as const) });

/** `test` with a real server behind `page`, and the promise that no page logs an error or throws. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  broker: [
    // Playwright reads a fixture's needs from its first parameter, which must be a pattern even where it needs nothing.
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
      // A page that is left while it is drawn may be kept behind the next or not: every journey starts from one that stands.
      await expect(title.filter({ hasNotText: loginTitle })).toBeVisible();
    });
  },
});

/** A refused or lost request is part of some journeys; the browser logs it as an error although the app deals with it. */
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
