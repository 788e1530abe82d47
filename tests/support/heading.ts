import type { Locator, Page } from '@playwright/test';

/** The page's h1. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });
