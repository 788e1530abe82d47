import { readManifest } from '../../scripts/lib/manifest.mjs';
import { expect, test } from '../support/test.js';

test('every page of the manifest opens for a signed-in customer, with a heading and without sideways scrolling', async ({
  page,
  signIn,
}) => {
  test.slow();
  const pages = await readManifest();
  expect(pages.length).toBeGreaterThan(5);
  await signIn();
  for (const { path } of pages.filter(({ path: address }) => !address.startsWith('/pages/auth/'))) {
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflowPx, 'sideways scrolling').toBeLessThanOrEqual(0);
    });
  }
});

test('a guarded page sends a visitor to the login and remembers where they were going', async ({ page }) => {
  for (const { path } of (await readManifest()).filter(({ isTab, isPublic }) => isTab && !isPublic)) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(new RegExp(`/pages/auth/login\\?.*next=${encodeURIComponent(path)}`));
  }
});
