import { expect, test as base, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { openStory } from './openStory.js';
import { listStories } from './stories.js';
import { MODES, modesOf } from './modes.js';

const stories = listStories();

/** One page a worker, so that the second story finds the Storybook's scripts in the browser's cache. */
const test = base.extend<object, { workerPage: Page }>({
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

for (const story of stories) {
  for (const mode of modesOf(story)) {
    test(`${story.title}: ${story.name} (${mode})`, async ({ page }) => {
      await openStory(page, story.id, MODES[mode]);
      await expect(page).toHaveScreenshot(`${story.id}--${mode}.png`);
    });
  }
}

// Not while baselines are being renewed: the changed picture would become one of them.
if (process.env['VISUAL_UPDATE'] !== '1') {
  test('a brand colour that moved by one step is seen', async ({ page }) => {
    const button = stories.find(({ id }) => /(^|-)button--/.test(id));
    if (button === undefined) throw new Error('No story of a button: the control has nothing to colour');
    await openStory(page, button.id, MODES.light);
    await page.evaluate(() => {
      const step = document.createElement('div');
      step.style.cssText =
        'position:fixed;inset:0 auto auto 0;width:40px;height:40px;background:rgb(70,92,255)';
      document.body.append(step);
    });
    const before = await page.screenshot();
    await page
      .locator('body > div')
      .last()
      .evaluate((element) => {
        element.style.background = 'rgb(71,92,255)';
      });
    await page.waitForTimeout(50);
    const after = await page.screenshot();
    expect(differingPixels(before, after)).toBe(40 * 40);
  });

  test('the comparison itself refuses a story whose colours changed', async ({ page }) => {
    const button = stories.find(({ id }) => /(^|-)button--/.test(id));
    if (button === undefined) throw new Error('No story of a button: the control has nothing to colour');
    await openStory(page, button.id, MODES.light);
    await page.addStyleTag({ content: 'html { filter: brightness(0.992) }' });
    const comparison = expect(page).toHaveScreenshot(`${button.id}--light.png`, { timeout: 3_000 });
    await expect(comparison).rejects.toThrow(/pixels/);
  });
}

function differingPixels(before: Buffer, after: Buffer): number {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0 });
}
