import type { Page } from '@playwright/test';

/** Opens the panel of customer service by the tool of the header. */
export const openSupport = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Support/ })
    .first()
    .click();
