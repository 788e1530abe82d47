// @ts-check
/**
 * `npm run visual` compares every story of the Storybook with its baselines in all modes (.storybook/modes.ts), and
 * checks it with axe. It does the same with the screens of Harbour, from a real server. The report is
 * visual-report/index.html; it shows expected, actual and difference side by side and as a slider.
 *
 * `npm run visual:update` accepts the current pictures. The Storybook is built unless the last build had exactly these
 * sources. `--only Button` selects the stories whose title contains the word, `--only 'App screens'` the app's.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './lib/chromium.mjs';
import { contentHash } from './lib/contentHash.mjs';
import { getPinnedChromium } from './lib/pinnedChromium.mjs';
import { cache, root, tools } from './lib/project.mjs';
import { shrinkPngs } from './lib/shrinkPngs.mjs';
import { buildSiblings, siblingPages } from './lib/sibling.mjs';
import { serveFolder } from './lib/staticServer.mjs';
import { run, startStep, yellow } from './lib/terminal.mjs';

const startedAtMs = Date.now();
const isUpdate = process.argv.includes('--update');
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';
const built = join(root, 'storybook-static');
/** Everything that a story depends on. */
const STORYBOOK_INPUTS = [
  '.storybook',
  'packages',
  'apps/h5',
  'manifest',
  'openapi.yaml',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = join(cache, 'storybook-build.sha256');
// The pictures' font comes from a package, because the fonts of machines differ.
const inter = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const record = join(root, 'tests/visual/baselines/browser.json');

const sources = contentHash(STORYBOOK_INPUTS);
if (!isOfTheseSources()) await buildStorybook();
addSibling();
const pinned = await getPinned();
const executable = 'path' in pinned ? pinned.path : findChromium();
const version = await browserVersion();
const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).chromium : undefined;

const notCompared = isUpdate ? '' : whyNotCompared();
if (notCompared !== '') console.log(yellow(`Pictures are not compared: ${notCompared}`));
if (isUpdate && 'missing' in pinned)
  throw new Error(`Pictures are drawn by the pinned Chromium: ${pinned.missing}`);
// Removes the baselines of deleted stories.
if (isUpdate && only === '') rmSync(dirname(record), { recursive: true, force: true });
const server = await serveFolder(built, { '/__visual/inter.woff2': inter });
process.exitCode = await runPlaywright(server.url);
await server.close();
// Fails without baselines. On CI it also fails when this machine cannot compare pictures.
if (!isUpdate && (known === undefined || (notCompared !== '' && process.env['CI'] !== undefined)))
  process.exitCode = 1;
if (isUpdate && process.exitCode === 0) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ chromium: version, platform: process.platform }, null, 2)}\n`);
  // They stay in the history, so they are compressed as far as possible without changing pixels.
  const saved = shrinkPngs(dirname(record), startedAtMs);
  console.log(`Baselines: ${(saved.bytes / 1e6).toFixed(1)} MB in ${saved.files} pictures`);
}

/**
 * The reason why pictures are not compared: another browser would show many meaningless differences. Accessibility is
 * checked in any case.
 */
function whyNotCompared() {
  if (known === undefined) return 'there are no baselines yet. Draw them with: npm run visual:update';
  if ('missing' in pinned) return `they are drawn by a pinned Chromium, and ${pinned.missing}.`;
  if (known === version) return '';
  return `baselines were drawn by Chromium ${known}, and ${version} is pinned now. Renew them with: npm run visual:update`;
}

function isOfTheseSources() {
  const isBuilt = existsSync(join(built, 'index.json')) && existsSync(stamp);
  return isBuilt && readFileSync(stamp, 'utf8') === sources;
}

async function buildStorybook() {
  rmSync(stamp, { force: true });
  const step = startStep('Building the Storybook');
  const { code, output } = await run(
    process.execPath,
    [tools.storybook, 'build', '--disable-telemetry', '--output-dir', built],
    { cwd: root, log: join(cache, 'storybook-build.log'), onLine: step.detail },
  );
  if (code === 0) {
    writeFileSync(stamp, sources);
    step.pass();
  } else {
    step.fail();
    console.error(output);
    process.exit(1);
  }
}

/** Adds the sibling product's page next to the stories; `npm test` has built it before. */
function addSibling() {
  const step = startStep('Building the sibling product');
  buildSiblings(step.detail);
  step.pass();
  cpSync(join(siblingPages, 'vite'), join(built, 'sibling'), { recursive: true });
}

async function getPinned() {
  const step = startStep('Getting the pinned Chromium');
  const found = await getPinnedChromium(step.detail);
  if ('path' in found) step.pass();
  else step.skip(found.missing);
  return found;
}

async function browserVersion() {
  if (executable === undefined) throw new Error('No Chromium: `npm test` installs one.');
  const browser = await chromium.launch({ executablePath: executable, args: chromiumArgs });
  const text = browser.version();
  await browser.close();
  return text;
}

/** @param {string} url @returns {Promise<number>} */
function runPlaywright(url) {
  const json = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];
  const args = [
    tools.playwright,
    'test',
    '--config=tests/visual/playwright.config.ts',
    `--reporter=${json === undefined ? 'line' : 'line,json'},html`,
    // A story without a baseline fails; no baseline is created for it.
    `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
    ...(only === '' ? [] : ['--grep', only]),
  ];
  const env = {
    ...process.env,
    STORYBOOK_URL: url,
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'visual-report'),
    PLAYWRIGHT_HTML_OPEN: 'never',
    VISUAL_NOT_COMPARED: notCompared,
    VISUAL_CHROMIUM: executable,
    ...(isUpdate ? { VISUAL_UPDATE: '1' } : {}),
  };
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('close', (code) =>
      resolve(code ?? 1),
    );
  });
}
