// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { appFolder, cache, root, tools } from './project.mjs';
import { run, startStep } from './terminal.mjs';

/** Everything a build of the app is made of: its own sources, the packages it imports, and the tools' versions. */
const INPUTS = ['apps/h5', 'manifest', 'products', 'packages', 'package-lock.json', 'tsconfig.json'];

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
  const wanted = contentHash(INPUTS);
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
