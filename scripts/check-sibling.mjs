// @ts-check
/**
 * `npm test -- sibling` uses the packages as another team's product does, with every bundler of
 * scripts/lib/siblingBundlers.mjs. Each page must have the kit's styles and none of its warnings for developers, look
 * the same in a browser, and log nothing to the console.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiblings, siblingPages, siblingSheets } from './lib/sibling.mjs';
import { lookAtSiblings } from './lib/siblingLooks.mjs';
import { startStep } from './lib/terminal.mjs';

/** The components that the page shows. */
const SHOWN = [
  'button',
  'card',
  'field',
  'list',
  'nav-bar',
  'number-input',
  'price',
  'stack',
  'tabs',
  'toast',
];
/** A part of the kit's warning about missing styles, which every part can give while developing. */
const WARNING = 'stands outside of every theme';
const PAGES = ['vite', 'vanilla-extract', 'esbuild', 'rspack', 'parcel', 'next'];

const step = startStep('Sibling products on the packed kit and forms');
try {
  buildSiblings(step.detail);
  const faults = [...PAGES.flatMap(faultsOfStyles), ...PAGES.flatMap(faultsOfScripts), ...faultsOfServer()];
  step.detail('looking at them');
  faults.push(...(await lookAtSiblings(PAGES)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  step.pass();
} catch (error) {
  step.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} page @returns {string[]} */
function faultsOfStyles(page) {
  const css = readAll(join(siblingPages, page), '.css');
  const missing = SHOWN.flatMap(
    (part) => readAll(join(siblingSheets, part), '.css').match(/\.[a-z_][\w-]*/i) ?? [],
  ).filter((selector) => !css.includes(selector));
  return [
    ...missing.map((selector) => `${page}: ${selector} of the kit has no styles`),
    ...[/\.uk-harbour(?!-)/, /\.uk-harbour-night/]
      .filter((brand) => !brand.test(css))
      .map((brand) => `${page}: a brand, ${brand.source}, is not in its styles`),
    ...(css.includes('.uk-fairlot') ? [`${page}: a theme that it does not use is in its styles`] : []),
  ];
}

/** @param {string} page @returns {string[]} */
function faultsOfScripts(page) {
  return readAll(join(siblingPages, page), '.js').includes(WARNING)
    ? [`${page}: its production build has the kit's warnings for developers`]
    : [];
}

/** @returns {string[]} */
function faultsOfServer() {
  const html = readFileSync(join(siblingPages, 'server/index.html'), 'utf8');
  const next = readFileSync(join(siblingPages, 'next/index.html'), 'utf8');
  return [
    [html.includes('role="tablist"'), 'the server rendered no tabs'],
    [html.includes('1.234,50'), 'the server did not write figures as the page does'],
    [/2\.500,50.*gefallen.*−1,50.*aria-label="Bereiche"/s.test(next), 'Next did not draw the page in German'],
  ].flatMap(([isRight, fault]) => (isRight ? [] : [String(fault)]));
}

/** @param {string} folder @param {string} ending */
function readAll(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
