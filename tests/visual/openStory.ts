import type { Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes.js';
import { NOW } from './now.js';

/** Served with the Storybook by scripts/visual.mjs. */
const FONT_URL = '/__visual/inter.woff2';

const HEIGHT = 600;

/**
 * The font comes with the test, not from the machine. Latin only: a story in another script would still depend on the
 * machine, so none exists.
 */
const FONT = `
  @font-face { font-family: 'Visual Inter'; src: url('${FONT_URL}') format('woff2'); font-weight: 100 900; }
`;
/** Sets the theme's font roles to it. */
export const ROLES = `
  *, *::before, *::after {
    --uk-font-text: 'Visual Inter' !important;
    --uk-font-figure: 'Visual Inter' !important;
    --uk-font-mono: 'Visual Inter' !important;
  }
  body { font-family: 'Visual Inter', sans-serif; }
`;
/**
 * Fades remain under reduced motion, so they are off for pictures. An animation without duration would not do: it may
 * still give its element a layer of its own for a frame, which has other pixels at round corners. Forced colours show the
 * caret in spite of its colour, so it must not blink.
 */
export const STILL = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    caret-animation: manual !important;
  }
`;

/** Makes rendering the same on every machine, without motion. */
export const STYLE = FONT + ROLES + STILL;

/** The used part of Storybook's preview: it switches stories and reports the rendering phase. */
interface StorybookPreview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly channel: {
    once(event: 'storyRendered', listener: () => void): void;
    emit(event: 'updateGlobals' | 'forceRemount' | 'setCurrentStory', payload: object): void;
  };
}

/** Storybook's toolbar settings of a mode, without those of the window. */
const globalsOf = ({ width: _width, forcedColors: _forced, ...globals }: Mode) => ({
  ...globals,
  width: 'full',
});

/**
 * Opens a story of the static Storybook in a mode, rendered the same on every machine. A page that already shows a
 * story switches to this one, as a reader of the Storybook does, in a third of the loading time.
 * @throws when the story itself fails to render
 */
export async function openStory(page: Page, id: string, mode: Mode): Promise<void> {
  await showWindow(page, mode);
  const isOpen = await page.evaluate(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  if (isOpen) await turnToStory(page, id, mode);
  else await loadStory(page, id, mode);
  await untilRendered(page, id);
  const problem = page.locator('#error-message');
  if (await problem.isVisible()) throw new Error(`${id} does not render: ${await problem.innerText()}`);
}

/** Storybook shows its canvas before the story is in it; only its rendering phase tells when it is, and has played. */
export async function untilRendered(page: Page, id: string): Promise<void> {
  await page.waitForFunction((story) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as StorybookPreview | undefined;
    const render = preview?.currentRender;
    return render?.id === story && ['completed', 'finished', 'errored'].includes(render.phase ?? '');
  }, id);
}

async function loadStory(page: Page, id: string, mode: Mode): Promise<void> {
  const toolbar = Object.entries(globalsOf(mode)).map(([name, value]) => `${name}:${value}`);
  // axe has a step of its own; here it would only slow down the pictures.
  const globals = encodeURIComponent([...toolbar, 'a11y.manual:!true'].join(';'));
  await page.clock.setFixedTime(NOW);
  // After each rendering Storybook waits a tenth of a second for animations to start. Pictures have none.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'getAnimations'));
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.load("16px 'Visual Inter'").then(() => document.fonts.ready));
  // What the story measured before it had its font is outdated.
  await untilRendered(page, id);
  await remount(page, id);
}

const remount = (page: Page, id: string) => render(page, 'forceRemount', { storyId: id });

/** Tells Storybook to render, and waits until it has rendered something, which may be what it was told before. */
export const render = (page: Page, event: 'forceRemount' | 'updateGlobals', payload: object) =>
  page.evaluate(
    async ([name, given]) => {
      const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as StorybookPreview;
      await new Promise<void>((resolve) => {
        channel.once('storyRendered', resolve);
        channel.emit(name, given);
      });
    },
    [event, payload] as const,
  );

/** Sets the mode first, because the story may measure its surroundings when it starts. */
async function turnToStory(page: Page, id: string, mode: Mode): Promise<void> {
  await render(page, 'updateGlobals', { globals: globalsOf(mode) });
  await selectStory(page, id);
}

/** Turns to another story, as the Storybook's list does. */
export const selectStory = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as StorybookPreview;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    window.scrollTo(0, 0);
  }, id);

/**
 * Shows the open story in another mode, as Storybook's toolbar does, without a reload. If only colours change, the
 * part keeps its state; if sizes or directions change, it is remounted, because its measurements are outdated.
 */
export async function switchMode(page: Page, id: string, mode: Mode): Promise<void> {
  await showWindow(page, mode);
  const isAnew = mode.locale !== 'en' || mode.direction !== 'ltr' || mode.text !== '100';
  await render(page, 'updateGlobals', { globals: globalsOf(mode) });
  if (isAnew) await remount(page, id);
  await page.evaluate(async () => {
    // Parts that measure themselves do so in the next frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
  await untilRendered(page, id);
}

async function showWindow(page: Page, { width, forcedColors }: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: forcedColors === true ? 'active' : 'none' });
  const size = { width: Number(width), height: HEIGHT };
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
