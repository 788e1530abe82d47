// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { appFolder, cache, root, tools } from './project.mjs';
import { run, startStep } from './terminal.mjs';

/** Everything a build of the app is made of: its own sources, the packages it imports, and the tools' versions. */
const INPUTS = ['apps/h5', 'manifest', 'products', 'packages', 'package-lock.json', 'tsconfig.json'];
const NOT_INPUTS = new Set(['node_modules', 'dist', '.cache']);

/** Where the build of a product lies; of the app itself without one. @param {string} [product] */
export const buildFolder = (product) =>
  product === undefined ? join(appFolder, 'dist') : join(root, 'products', product, 'dist');

/**
 * The product that `--product <name>` or `--product=<name>` names, if any.
 * @param {readonly string[]} args @returns {string | undefined} @throws for one that there is not, with those there are
 */
export function productOf(args) {
  const at = args.findIndex((arg) => arg === '--product' || arg.startsWith('--product='));
  if (at === -1) return undefined;
  const name = args[at]?.includes('=') ? args[at]?.split('=')[1] : args[at + 1];
  const names = readdirSync(join(root, 'products'));
  if (name !== undefined && names.includes(name)) return name;
  throw new Error(`There is no product "${name ?? ''}". There are: ${names.join(', ')}`);
}

/**
 * Builds apps/h5 unless the last build was made of exactly these inputs (by content, not by date).
 * @param {{always?: boolean, product?: string | undefined}} [options] `product`: a folder of products/
 * @throws when the build fails; the message holds its output
 */
export async function buildApp({ always = false, product } = {}) {
  const folder = buildFolder(product);
  const stamp = join(cache, `${product ?? 'app'}-build.sha256`);
  const wanted = hashOfInputs();
  const isBuilt = existsSync(join(folder, 'index.html')) && existsSync(stamp);
  if (!always && isBuilt && readFileSync(stamp, 'utf8') === wanted) return;
  const step = startStep(product === undefined ? 'Building the app' : `Building ${product}`);
  const { code, output } = await run(
    process.execPath,
    [tools.vite, 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: appFolder,
      env: { ...process.env, PRODUCT: product ?? '' },
      log: join(cache, `${product ?? 'app'}-build.log`),
      onLine: step.detail,
    },
  );
  if (code !== 0) {
    step.fail();
    throw new Error(`The app does not build:\n${output}`);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
  step.pass();
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const input of INPUTS) addToHash(hash, join(root, input));
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addToHash(hash, path) {
  if (!existsSync(path)) return;
  /** @type {import('node:fs').Dirent[] | undefined} */
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!NOT_INPUTS.has(entry.name)) addToHash(hash, join(path, entry.name));
  }
}
