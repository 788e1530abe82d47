import { test as base, type Page } from '@playwright/test';

/** `test` with one page per worker, so that later stories use cached scripts of the Storybook. */
export const test = base.extend<object, { workerPage: Page }>({
  workerPage: [
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
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ workerPage }, use) => {
    await use(workerPage);
  },
});
