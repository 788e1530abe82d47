import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { Page } from '@playwright/test';

const FONT_URL = '/__visual/inter.woff2';
const inter = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json')),
  'files/inter-latin-wght-normal.woff2',
);

/** Any fixed moment in a US session: stories that show a time must not change with the calendar. */
const NOW = new Date('2026-03-04T15:00:00Z');

/**
 * The font comes with the test, not from the machine, and the theme's font roles point to it; motion and carets are off.
 * Latin only: a story that shows another script still depends on the machine, and none should.
 */
const STYLE = `
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

/**
 * Opens one story of the static Storybook, drawn the same on every machine.
 * @param globals Storybook's toolbar, as its URL writes it, e.g. `theme:fairlotDark;locale:de`
 * @throws when the story itself fails to render
 */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route(`**${FONT_URL}`, (route) => route.fulfill({ path: inter, contentType: 'font/woff2' }));
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`);
  await page.addStyleTag({ content: STYLE });
  await page.waitForFunction(() => {
    const { classList } = document.body;
    return classList.contains('sb-show-main') || classList.contains('sb-show-errordisplay');
  });
  const problem = page.locator('#error-message');
  if (await problem.isVisible()) throw new Error(`${id} does not render: ${await problem.innerText()}`);
  await page.evaluate(() => document.fonts.load("16px 'Visual Inter'").then(() => document.fonts.ready));
}
