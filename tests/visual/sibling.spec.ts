import { expect, test } from '@playwright/test';
import { axeFaults } from './axeFaults.js';
import { NOW } from './now.js';
import { STYLE } from './openStory.js';

const notCompared = process.env['VISUAL_NOT_COMPARED'] ?? '';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await page.goto('/sibling/index.html');
  await expect(page.getByRole('heading', { name: 'Hafen' })).toBeVisible();
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.load("16px 'Visual Inter'").then(() => document.fonts.ready));
});

test("a sibling's page looks as in its baseline, in its own brand", async ({ page }) => {
  test.skip(notCompared !== '', notCompared);
  await expect(page).toHaveScreenshot('sibling.png');
});

test('its form refuses in its own words, and has no accessibility fault', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Betrag' }).fill('9999');
  await page.getByRole('button', { name: 'Zurücklegen' }).click();
  await expect(page.getByRole('textbox', { name: 'Betrag' })).toHaveAccessibleDescription(
    'Verfügbar sind 2500 EUR',
  );
  expect(await axeFaults(page)).toEqual([]);
  test.skip(notCompared !== '', notCompared);
  await expect(page).toHaveScreenshot('sibling--refused.png');
});

test("a product's own rule wins over the kit's, wherever it is loaded", async ({ page }) => {
  await page.addStyleTag({ content: 'button { border-radius: 3px }' });
  await expect(page.getByRole('button', { name: 'Zurücklegen' })).toHaveCSS('border-radius', '3px');
});
