import { test as base, type BrowserContext, type Page } from '@playwright/test';

/** `test` with one browser context per worker, so that later stories use cached scripts, and a page in it. */
export const test = base.extend<object, { workerContext: BrowserContext; workerPage: Page }>({
  workerContext: [
    async ({ browser }, use, { project }) => {
      const { viewport, deviceScaleFactor, locale, timezoneId, colorScheme, contextOptions, baseURL } =
        project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(viewport === undefined ? {} : { viewport }),
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(colorScheme === undefined ? {} : { colorScheme }),
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  workerPage: [
    async ({ workerContext }, use) => {
      await use(await workerContext.newPage());
    },
    { scope: 'worker' },
  ],
});
