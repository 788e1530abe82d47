// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { appFolder, cache, root, tools } from './project.mjs';
import { run, startStep } from './terminal.mjs';

/**
 * Everything that a build of the app depends on: its sources, the packages it imports, and the versions of the tools.
 */
const INPUTS = ['apps/h5', 'manifest', 'products', 'packages', 'package-lock.json', 'tsconfig.json'];

/** The folder of a product's build; without a product, of the app's. @param {string} [product] */
export const buildFolder = (product) =>
  product === undefined ? join(appFolder, 'dist') : join(root, 'products', product, 'dist');

/** The folder of the build with another manifest. @param {string} name */
export const variantFolder = (name) => join(cache, 'variants', name);

/**
 * The product that `--product <name>` or `--product=<name>` selects, if any. For an unknown one, the error lists
 * those that exist.
 * @param {readonly string[]} args @returns {string | undefined} @throws for an unknown product
 */
export function productOf(args) {
  const at = args.findIndex((arg) => arg === '--product' || arg.startsWith('--product='));
  if (at === -1) return undefined;
  const name = args[at]?.includes('=') ? args[at]?.split('=')[1] : args[at + 1];
  const names = readdirSync(join(root, 'products'));
  if (name !== undefined && names.includes(name)) return name;
  throw new Error(`There is no product "${name ?? ''}". Write one of ${names.join(', ')}`);
}

/**
 * The errors in the bundler's output, without the text before them and without stack traces. The log has the whole
 * output.
 * @param {string} output
 */
const faultsIn = (output) =>
  output
    .replace(/^[^]*error during build:\n/, '')
    .replace(/^ +at .*\n?/gm, '')
    .replace(/^ +errors: \[Getter\/Setter\]\n\}/m, '')
    .trim();

/**
 * Builds apps/h5, unless the last build had exactly these inputs, which are compared by content.
 * @param {{always?: boolean, product?: string | undefined, variant?: {name: string, manifest: object}}} [options]
 *   `product`: a folder of products/; `variant`: another manifest, with a name for its build
 * @throws when the build fails; the message contains its output
 */
export async function buildApp({ always = false, product, variant } = {}) {
  const folder = variant === undefined ? buildFolder(product) : variantFolder(variant.name);
  const name = variant?.name ?? product ?? 'app';
  // A product may be called `app`, and a variant as a product.
  const kind = variant !== undefined ? 'variant-' : product !== undefined ? 'product-' : '';
  const stamp = join(cache, `${kind}${name}-build.sha256`);
  const manifest = variant === undefined ? '' : `${folder}.json`;
  if (variant !== undefined) {
    mkdirSync(dirname(folder), { recursive: true });
    writeFileSync(manifest, JSON.stringify(variant.manifest, null, 2));
  }
  const wanted = `${contentHash(INPUTS)} ${JSON.stringify(variant?.manifest) ?? ''}`;
  const isBuilt = existsSync(join(folder, 'index.html')) && existsSync(stamp);
  if (!always && isBuilt && readFileSync(stamp, 'utf8') === wanted) return;
  const step = startStep(`Building ${kind === '' ? 'the app' : name}`);
  const { code, output } = await run(
    process.execPath,
    [tools.vite, 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: appFolder,
      env: { ...process.env, PRODUCT: product ?? '', MANIFEST: manifest },
      log: join(cache, `${kind}${name}-build.log`),
      onLine: step.detail,
    },
  );
  if (code !== 0) {
    step.fail();
    throw new Error(`The app does not build:\n${faultsIn(output)}`);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
  step.pass();
}
