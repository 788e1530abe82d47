import type { Page } from '@playwright/test';

/** Served beside the Storybook by scripts/visual.mjs. */
const FONT_URL = '/__visual/inter.woff2';

/** Any fixed moment in a US session: stories that show a time must not change with the calendar. */
export const NOW = new Date('2026-03-04T15:00:00Z');

/**
 * The font comes with the test, not from the machine, and the theme's font roles point to it; motion and carets are off.
 * Latin only: a story that shows another script still depends on the machine, and none should.
 */
export const STYLE = `
  @font-face { font-family: 'Visual Inter'; src: url('${FONT_URL}') format('woff2'); font-weight: 100 900; }
  *, *::before, *::after {
    --uk-font-text: 'Visual Inter' !important;
    --uk-font-figure: 'Visual Inter' !important;
    --uk-font-mono: 'Visual Inter' !important;
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
    caret-color: transparent !important;
  }
  body { font-family: 'Visual Inter', sans-serif; }
`;

/** The part of Storybook's preview that tells how far it is. */
interface StorybookPreview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
}

/**
 * Opens one story of the static Storybook, drawn the same on every machine; one that is open already stays as it is.
 * @param globals Storybook's toolbar, as its URL writes it, e.g. `theme:dark;locale:de`
 * @throws when the story itself fails to render
 */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  // Axe has its own step; running it here would only make the pictures slow.
  const toolbar = encodeURIComponent(`${globals};a11y.manual:!true`);
  const url = `/iframe.html?id=${id}&viewMode=story&globals=${toolbar}`;
  if (page.url().endsWith(url)) return;
  await page.clock.setFixedTime(NOW);
  await page.goto(url);
  await page.addStyleTag({ content: STYLE });
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
