import type { Page } from '@playwright/test';

/**
 * Waits until the page has fetched its files of these names. What says that the network, the server or a file is lost
 * is fetched after the first page, because it cannot be fetched when it is needed.
 */
export const untilFetched = (page: Page, ...files: ('afterFirstPage' | 'chunkRetry')[]) =>
  page.waitForFunction(
    (names) =>
      names.every((file) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}-`)),
      ),
    files,
  );
