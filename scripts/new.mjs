// @ts-check
/**
 * `npm run new component <name>`: a folder of the UI kit with component, styles, stories, test and index.
 *
 * `npm run new page <path> [area]`: the page's line in the registry, a feature folder, and its messages in five
 * languages.
 *
 * `npm run new operation <path> <id>`: the contract's entry, the server's operation, its test and its example.
 *
 * `npm run new product <name>`: a folder of products/ that builds, with description, theme and logo.
 *
 * It then prints what only a person can write, such as the behaviour and the real texts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, tools } from './lib/project.mjs';
import { run } from './lib/terminal.mjs';
import { componentFiles, componentHint } from './new/component.mjs';
import { GENERATED, operationFiles, operationHint } from './new/operation.mjs';
import { pageFiles, pageGenerated, pageHint } from './new/page.mjs';
import { productFiles, productHint } from './new/product.mjs';

/** Files that list what exists; new entries are added to them. */
const GROWING =
  /\.json$|^apps\/h5\/src\/pages\.ts$|^manifest\/|public-api\.md$|^openapi\.yaml$|\/(modules|examples)\.ts$/;
const USAGE = `npm run new component <kebab-name>       e.g. npm run new component price-tag
npm run new page <path> [area]           e.g. npm run new page /pages/profile/limits profile
npm run new operation <path> <id>        e.g. npm run new operation /savings/plan getSavingsPlan
npm run new product <name>               e.g. npm run new product acme`;

const [kind, name, more, ...rest] = process.argv.slice(2);
const hasTooMany = rest.length > 0 || (more !== undefined && (kind === 'component' || kind === 'product'));
try {
  if (hasTooMany) throw new Error(USAGE);
  if (kind === 'component' && name !== undefined) await write(componentFiles(name), componentHint(name));
  else if (kind === 'page' && name !== undefined)
    await write(pageFiles(name, more), pageHint(name, more), pageGenerated(name, more));
  else if (kind === 'operation' && name !== undefined && more !== undefined) {
    await write(operationFiles(name, more), operationHint(name, more), GENERATED);
  } else if (kind === 'product' && name !== undefined) await write(productFiles(name), productHint(name));
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

/**
 * Writes new files and adds to those that list what exists; it never replaces code.
 * @param {Record<string, string>} files @param {string} hint @param {readonly string[]} [generated] files that `npm run gen` generates from them
 */
async function write(files, hint, generated = []) {
  for (const path of Object.keys(files)) {
    if (!GROWING.test(path) && existsSync(join(root, path))) throw new Error(`${path} exists already.`);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await run(process.execPath, [tools.oxfmt, '--no-error-on-unmatched-pattern', ...Object.keys(files)], {
    cwd: root,
  });
  if (generated.length > 0)
    await run(process.execPath, [join(root, 'scripts/gen.mjs'), ...generated], { cwd: root });
  for (const path of [...Object.keys(files), ...generated])
    console.log(`  ${relative(root, join(root, path))}`);
  console.log(`\n${hint}`);
}
