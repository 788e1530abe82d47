import { expect, type Page } from '@playwright/test';
import { SCREEN_MODES, type ScreenModeName } from '../../.storybook/modes.js';
import { untilDrawn } from '../support/requests.js';
import { followFiles } from './appAtNow.js';
import { axeFaults } from './axeFaults.js';
import { render, selectStory, STILL, untilRendered } from './openStory.js';
import { isScreen, listStories, type Story } from './stories.js';
import { test as base } from './workerPage.js';

/** A page for each screen, because a document runs the app once; still from the start. */
const test = base.extend({
  page: async ({ workerContext }, use) => {
    const page = await workerContext.newPage();
    await page.addInitScript(keepStill, STILL);
    await use(page);
    await page.close();
  },
});

function keepStill(style: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  // After each rendering Storybook waits a tenth of a second for animations to start.
  Reflect.deleteProperty(Document.prototype, 'getAnimations');
}

const notCompared = process.env['VISUAL_NOT_COMPARED'] ?? '';

/** Offers are never empty; the log-in asks for nothing, and a form has no other state before it is filled. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  Home: ['Filled', 'Empty', 'Loading', 'Failed', 'Offline'],
  Markets: ['Filled', 'Loading', 'Failed', 'Offline', 'Signed Out'],
  Watchlist: ['Filled', 'Empty', 'Loading', 'Failed', 'Offline'],
  Trade: ['Filled', 'Empty', 'Loading', 'Failed', 'Offline', 'Stream Lost'],
  Profile: ['Filled', 'Empty', 'Loading', 'Failed', 'Offline'],
  Stock: ['Filled', 'Loading', 'Failed', 'Offline', 'Signed Out'],
  'Order ticket': ['Filled', 'Loading', 'Failed', 'Offline'],
  Deposit: ['Filled', 'Loading', 'Failed', 'Offline'],
  Withdraw: ['Filled', 'Empty', 'Loading', 'Failed', 'Offline'],
  'Log in': ['Signed Out', 'Offline'],
};

/** The states that are looked at in every mode. */
const isUsual = ({ title, name }: Story) =>
  name === 'Filled' || (title === 'App screens/Log in' && name === 'Signed Out');

/** The other states are compared in one mode, because each page takes seconds; Chromatic shows them in two. */
const modesOf = (story: Story): readonly ScreenModeName[] =>
  isUsual(story) ? (Object.keys(SCREEN_MODES) as ScreenModeName[]) : ['phone'];

const HEIGHT_PX = 844;
const AXE_RULES = ['page-has-heading-one', 'landmark-one-main'];

const stories = listStories().filter(isScreen);

test('every key screen has its states', () => {
  const found = stories.map(({ title, name }) => `${title}: ${name}`);
  const wanted = Object.entries(STATES).flatMap(([title, names]) =>
    names.map((name) => `App screens/${title}: ${name}`),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

for (const story of stories)
  test(`${story.title}: ${story.name}`, async ({ page }) => {
    const errors = await openScreen(page, story.id);
    const modes = modesOf(story);
    const compare = (mode: string) =>
      test.step(mode, async () => {
        await drawAnew(page);
        if (notCompared === '') await expect.soft(page, mode).toHaveScreenshot(`${story.id}--${mode}.png`);
      });

    expect.soft(await axeFaults(page, AXE_RULES), 'axe').toEqual([]);
    // English first, because the story is open in it.
    for (const mode of modes.toSorted((a, b) => localeOf(b).localeCompare(localeOf(a)))) {
      await showMode(page, mode);
      await compare(mode);
    }
    if (isUsual(story)) {
      await showMode(page, 'phone');
      await page.emulateMedia({ forcedColors: 'active' });
      await compare('forced');
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 320, height: HEIGHT_PX });
      await setTextSize(page, 32);
      await compare('large');
      await setTextSize(page, 16);
    }
    expect(errors).toEqual([]);
    test.skip(notCompared !== '', notCompared);
  });

// Not during an update of the baselines: the changed picture would become one.
if (process.env['VISUAL_UPDATE'] !== '1')
  test('a screen whose brand colour moved by one step is refused', async ({ page }) => {
    test.skip(notCompared !== '', notCompared);
    await openScreen(page, 'app-screens-log-in--signed-out');
    const button = page.locator('form button[type="submit"]');
    await expect(button).toHaveCSS('background-color', 'rgb(70, 92, 255)');
    await button.evaluate((element) => {
      element.style.backgroundColor = 'rgb(71, 92, 255)';
    });
    const comparison = expect(page).toHaveScreenshot('app-screens-log-in--signed-out--phone.png', {
      timeout: 3_000,
    });
    await expect(comparison).rejects.toThrow(/pixels/);
  });

test('a request that no example answers fails the story', async ({ page }) => {
  const errors = await openScreen(page, 'app-screens-log-in--signed-out');
  await page.evaluate(() => fetch('/api/v1/unknown').catch(() => undefined));
  expect(errors).toEqual([expect.stringContaining('no example of an answer to GET /unknown')]);
});

test('a story after a screen gets a document without the app', async ({ page }) => {
  await openScreen(page, 'app-screens-log-in--signed-out');
  const [next] = listStories().filter((story) => !isScreen(story));
  if (next === undefined) throw new Error('No story of the kit');
  const isAnew = page.waitForEvent('load');
  await selectStory(page, next.id);
  await isAnew;
  await untilRendered(page, next.id);
  await expect(page.locator('html')).not.toHaveClass(/uk-brand/);
});

const localeOf = (mode: ScreenModeName) => SCREEN_MODES[mode].locale;

/** Opens a screen in English on a phone, in a document of its own. Returns the errors in its console, as they come. */
async function openScreen(page: Page, id: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: SCREEN_MODES.phone.width, height: HEIGHT_PX });
  const files = followFiles(page);
  // axe has a step of its own.
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent('a11y.manual:!true')}`);
  await untilRendered(page, id);
  // Parts that are not waited for, such as explanations of figures.
  await expect.poll(files.open).toEqual([]);
  files.stop();
  return errors;
}

/** Draws the whole page again: the edges of a part that is redrawn alone depend on what was there before. */
async function drawAnew(page: Page): Promise<void> {
  for (const visibility of ['hidden', 'visible']) {
    await page.evaluate((value) => {
      document.documentElement.style.visibility = value;
    }, visibility);
    await untilDrawn(page);
  }
}

async function showMode(page: Page, mode: ScreenModeName): Promise<void> {
  const { locale, width } = SCREEN_MODES[mode];
  await page.setViewportSize({ width, height: HEIGHT_PX });
  const root = page.locator('#root');
  if ((await root.getAttribute('data-drawn')) !== locale) {
    await render(page, 'updateGlobals', { globals: { locale } });
    await expect(root).toHaveAttribute('data-drawn', locale);
  }
}

/** As in the browser's settings, so that media queries in em follow too. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await browser.detach();
}
