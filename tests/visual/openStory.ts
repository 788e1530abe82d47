import type { Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes.js';
import { NOW } from './now.js';

/** Served beside the Storybook by scripts/visual.mjs. */
const FONT_URL = '/__visual/inter.woff2';

const HEIGHT = 600;

/**
 * The font comes with the test, not from the machine.
 * Latin only: a story that shows another script still depends on the machine, and none should.
 */
const FONT = `
  @font-face { font-family: 'Visual Inter'; src: url('${FONT_URL}') format('woff2'); font-weight: 100 900; }
`;
/** The theme's font roles, pointed to it. */
export const ROLES = `
  *, *::before, *::after {
    --uk-font-text: 'Visual Inter' !important;
    --uk-font-figure: 'Visual Inter' !important;
    --uk-font-mono: 'Visual Inter' !important;
  }
  body { font-family: 'Visual Inter', sans-serif; }
`;
/** Fades stay under reduced motion; a picture of one would be of a moment. */
export const STILL = `
  *, *::before, *::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
    caret-color: transparent !important;
  }
`;

/** Drawn the same on every machine, standing still. */
export const STYLE = FONT + ROLES + STILL;

/** The part of Storybook's preview that turns to stories and tells how far it is. */
interface StorybookPreview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly channel: {
    once(event: 'storyRendered', listener: () => void): void;
    emit(event: 'updateGlobals' | 'forceRemount' | 'setCurrentStory', payload: object): void;
  };
}

/** Storybook's toolbar of a mode, without what the window itself does. */
const globalsOf = ({ width: _width, forcedColors: _forced, ...globals }: Mode) => ({
  ...globals,
  width: 'full',
});

/**
 * Opens one story of the static Storybook in a mode, drawn the same on every machine. A page that already shows a story
 * turns to this one as a reader of the Storybook does, in a third of the time that loading takes.
 * @throws when the story itself fails to render
 */
export async function openStory(page: Page, id: string, mode: Mode): Promise<void> {
  await showWindow(page, mode);
  const isOpen = await page.evaluate(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  if (isOpen) await turnToStory(page, id, mode);
  else await loadStory(page, id, mode);
  // Storybook shows its canvas before the story is in it; only its own account of the rendering says when it is.
  await page.waitForFunction((story) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as StorybookPreview | undefined;
    const render = preview?.currentRender;
    return render?.id === story && ['completed', 'finished', 'errored'].includes(render.phase ?? '');
  }, id);
  const problem = page.locator('#error-message');
  if (await problem.isVisible()) throw new Error(`${id} does not render: ${await problem.innerText()}`);
  await page.evaluate(() => document.fonts.load("16px 'Visual Inter'").then(() => document.fonts.ready));
}

async function loadStory(page: Page, id: string, mode: Mode): Promise<void> {
  const toolbar = Object.entries(globalsOf(mode)).map(([name, value]) => `${name}:${value}`);
  // Axe has its own step; running it here would only make the pictures slow.
  const globals = encodeURIComponent([...toolbar, 'a11y.manual:!true'].join(';'));
  await page.clock.setFixedTime(NOW);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.addStyleTag({ content: STYLE });
}

/** The mode first: what the story measures at its start must hold. */
async function turnToStory(page: Page, id: string, mode: Mode): Promise<void> {
  await page.evaluate(
    async ({ globals, storyId }) => {
      const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as StorybookPreview;
      await new Promise<void>((resolve) => {
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals });
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      window.scrollTo(0, 0);
    },
    { globals: globalsOf(mode), storyId: id },
  );
}

/**
 * Shows the open story in another mode, as Storybook's toolbar does, without loading the page again. Where only colours
 * change the part keeps its state; where sizes or sides do it starts anew, since what it measured no longer holds.
 */
export async function switchMode(page: Page, id: string, mode: Mode): Promise<void> {
  await showWindow(page, mode);
  const isAnew = mode.locale !== 'en' || mode.direction !== 'ltr' || mode.text !== '100';
  await page.evaluate(
    async ({ globals, storyId, remounts }) => {
      const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as StorybookPreview;
      const drawn = (event: 'updateGlobals' | 'forceRemount', payload: object) =>
        new Promise<void>((resolve) => {
          channel.once('storyRendered', resolve);
          channel.emit(event, payload);
        });
      await drawn('updateGlobals', { globals });
      if (remounts) await drawn('forceRemount', { storyId });
      // What measures itself does so in the next frame.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
    },
    { globals: globalsOf(mode), storyId: id, remounts: isAnew },
  );
}

async function showWindow(page: Page, { width, forcedColors }: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: forcedColors === true ? 'active' : 'none' });
  const size = { width: Number(width), height: HEIGHT };
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
