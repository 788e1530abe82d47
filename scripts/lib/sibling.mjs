// @ts-check
/** Builds the sibling product with every bundler of siblingBundlers.mjs, once for the content of its sources. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKED } from './buildPackage.mjs';
import { contentHash } from './contentHash.mjs';
import { cache, root, tool } from './project.mjs';
import { compileSibling, layOutSibling, link } from './siblingApp.mjs';
import { BUNDLERS } from './siblingBundlers.mjs';

/** The files of a package that determine how it is packed. */
const PACKAGE_FILES = [
  'src',
  'bin',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
];
const INPUTS = [
  ...PACKED.flatMap((name) => PACKAGE_FILES.map((file) => `packages/${name}/${file}`)),
  ...['tests/sibling', 'package-lock.json', 'tsconfig.json'],
  ...['buildPackage', 'nextVersion', 'sibling', 'siblingApp', 'siblingBundlers'].map(
    (name) => `scripts/lib/${name}.mjs`,
  ),
];
const built = join(cache, 'siblings');
const stamp = join(built, 'sources.sha256');

/** The built pages, one folder for each bundler. */
export const siblingPages = join(built, 'out');
/** The style sheets of the packed kit. */
export const siblingSheets = join(built, 'sheets');

/**
 * Builds and tests the sibling product with all bundlers, unless that was done with exactly these sources. `say` is
 * called with each step.
 * @param {(what: string) => void} [say]
 * @throws with the output of the tool that failed
 */
export function buildSiblings(say = () => undefined) {
  const wanted = contentHash(INPUTS);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(built, { recursive: true, force: true });
  // Outside the workspace, because modules are also resolved from parent folders, which would find all of ours.
  const work = mkdtempSync(join(realpathSync(tmpdir()), 'fairlot-sibling-'));
  try {
    const app = join(work, 'app');
    layOutSibling(app, say);
    buildWithBundlers(app, say);
    mkdirSync(built, { recursive: true });
    cpSync(join(app, 'out'), siblingPages, { recursive: true });
    cpSync(join(app, 'node_modules/@fairlot/ui-kit/dist/css'), siblingSheets, { recursive: true });
    cpSync(join(app, 'node_modules/tailwindcss/preflight.css'), join(built, 'preflight.css'));
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Builds and tests the sibling product in the folder `app`, where our packages are installed, with each bundler.
 * @param {string} app @param {(what: string) => void} say called with each step
 * @throws with the output of the tool that failed
 */
export function buildWithBundlers(app, say) {
  say('compiling');
  compileSibling(app);
  say('installing bundlers');
  const bundlers = installBundlers();
  for (const name of BUNDLER_PACKAGES) link(app, name, join(bundlers, 'node_modules', name));
  for (const { name, own = [], build } of BUNDLERS) {
    say(name);
    for (const each of own) link(app, each, tool(each));
    build(app);
    for (const each of own) rmSync(join(app, 'node_modules', each));
  }
}

/** Tailwind's reset, from its package. */
export const preflight = () => readFileSync(join(built, 'preflight.css'), 'utf8');

const BUNDLER_PACKAGES = [
  '@rspack/core',
  'jest',
  'jest-environment-jsdom',
  'jsdom',
  'next',
  'parcel',
  'tailwindcss',
  'vitest',
];

/**
 * Installs the bundlers. They are large and needed only here, so they are not part of the workspace.
 * @returns {string} their folder
 */
function installBundlers() {
  const folder = join(
    cache,
    `bundlers-${contentHash(['tests/sibling/bundlers/package-lock.json']).slice(0, 12)}`,
  );
  if (existsSync(join(folder, 'done'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'tests/sibling/bundlers', name), join(folder, name));
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm could not install the bundlers:\n${stdout}${stderr}`);
  writeFileSync(join(folder, 'done'), '');
  return folder;
}
