import { expect, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { MODES, modeNames, type ModeName } from '../../.storybook/modes.js';
import { untilDrawn } from '../support/requests.js';
import { axeFaults, axeFaultsOfColours } from './axeFaults.js';
import { brokenWords } from './brokenWords.js';
import { openStory, switchMode } from './openStory.js';
import { isScreen, listStories } from './stories.js';
import { test as base } from './workerPage.js';

const stories = listStories().filter((story) => !isScreen(story));

/** Stories follow each other in one page, as a reader of the Storybook sees them. */
const test = base.extend({
  page: async ({ workerPage }, use) => {
    await use(workerPage);
  },
});

/** What axe checks in a mode: everything once, and what depends on colours where they are others. */
const CHECKS: Partial<Record<ModeName, (page: Page) => Promise<string[]>>> = {
  light: (page) => axeFaults(page),
  dark: axeFaultsOfColours,
};

/** Modes in which words may not fit. */
const TIGHT: ReadonlySet<ModeName> = new Set(['large', 'german']);
/** A tile of three beside each other, and a question with a button inside, leave less than some German words need. */
const TOO_LONG: ReadonlySet<string> = new Set([
  'navigation-grid--shortcuts',
  'overlays-modal--long-german-label',
]);

/** Why this run compares no pictures: scripts/visual.mjs sets it if the pinned browser is not available. */
const notCompared = process.env['VISUAL_NOT_COMPARED'] ?? '';

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ page }) => {
    await openStory(page, story.id, MODES.light);
    for (const name of modeNames) {
      await test.step(name, async () => {
        if (name !== 'light') await switchMode(page, story.id, MODES[name]);
        // All modes are compared, so that one run shows every change.
        if (notCompared === '')
          await expect.soft(page, name).toHaveScreenshot(`${story.id}--${name}.png`, { fullPage: true });
        const check = CHECKS[name];
        if (check !== undefined) expect.soft(await check(page), `axe, ${name}`).toEqual([]);
        if (TIGHT.has(name) && !TOO_LONG.has(story.id))
          expect.soft(await brokenWords(page), `words, ${name}`).toEqual([]);
      });
    }
    // Reported as skipped, by name: without its pictures the story is not proved.
    test.skip(notCompared !== '', notCompared);
  });
}

test('axe refuses a story with a picture without words, a nameless button and pale text', async ({
  page,
}) => {
  await openStory(page, aButton(), MODES.light);
  const planted = await page.evaluateHandle(() => {
    const bad = document.createElement('div');
    bad.innerHTML =
      '<img src="data:,"><button></button><p style="color:rgb(200,200,200);background:rgb(255,255,255)">pale</p>';
    document.body.append(bad);
    return bad;
  });
  const rules = (await axeFaults(page)).map((fault) => fault.split(' ', 1)[0]);
  await planted.evaluate((bad) => bad.remove());
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'button-name', 'color-contrast']));
});

test('a word that is broken although the page has room for it is seen', async ({ page }) => {
  await openStory(page, aButton(), MODES.light);
  const planted = await page.evaluateHandle(() => {
    const narrow = document.createElement('p');
    narrow.style.cssText = 'width: 40px; overflow-wrap: anywhere';
    narrow.textContent = 'Identity of who';
    document.body.append(narrow);
    return narrow;
  });
  const words = await brokenWords(page);
  await planted.evaluate((narrow) => narrow.remove());
  expect(words).toEqual(['Identity']);
});

// Not during an update of the baselines: the changed picture would become one.
if (process.env['VISUAL_UPDATE'] !== '1') {
  test('a brand colour that moved by one step is seen', async ({ page }) => {
    await openStory(page, aButton(), MODES.light);
    const step = await page.evaluateHandle(() => {
      const square = document.createElement('div');
      square.style.cssText =
        'position:fixed;inset:0 auto auto 0;width:40px;height:40px;background:rgb(70,92,255)';
      document.body.append(square);
      return square;
    });
    const before = await page.screenshot();
    await step.evaluate((square) => {
      square.style.background = 'rgb(71,92,255)';
    });
    await untilDrawn(page);
    const after = await page.screenshot();
    await step.evaluate((square) => square.remove());
    expect(differingPixels(before, after)).toBe(40 * 40);
  });

  test('the comparison itself refuses a story whose colours changed', async ({ page }) => {
    test.skip(notCompared !== '', notCompared);
    await openStory(page, aButton(), MODES.light);
    const style = await page.addStyleTag({ content: 'html { filter: brightness(0.992) }' });
    const comparison = expect(page).toHaveScreenshot(`${aButton()}--light.png`, { timeout: 3_000 });
    await expect(comparison).rejects.toThrow(/pixels/);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  });
}

/** The story for the controls' tests: any button. */
function aButton(): string {
  const button = stories.find(({ id }) => /(^|-)button--/.test(id));
  if (button === undefined) throw new Error('No story of a button: the controls have nothing to change');
  return button.id;
}

function differingPixels(before: Buffer, after: Buffer): number {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0 });
}
