// @ts-check
/**
 * Builds the kit as it is published and checks it: publint and "are the types wrong" report nothing, each part
 * imports its own styles and stays within its size budget, and the public API equals public-api.md. `--update`
 * rewrites public-api.md; its diff shows what a change means to other products.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildPackage } from '../../../scripts/lib/buildPackage.mjs';
import { formatText } from '../../../scripts/lib/formatText.mjs';
import { readLicences } from '../../../scripts/lib/supply.mjs';
import { describePublicApi } from './publicApi.mjs';

const kit = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(kit, '../../node_modules');
const SHOWN_LINES = 40;
const apiPath = join(kit, 'public-api.md');
/** @type {string[]} */
const faults = [];

buildPackage('ui-kit');
const entries = readdirSync(join(kit, 'dist')).filter((name) =>
  existsSync(join(kit, 'dist', name, 'index.js')),
);
checkStyles();
checkServerParts();
checkDependencies();
checkSizes();
await checkApi();
await checkMetadata();
checkTypes();

for (const fault of faults) console.error(fault);
console.log(`${entries.length} sub-paths, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** A style sheet that no module imports would reach no product. */
function checkStyles() {
  const all = readdirSync(join(kit, 'dist'), { recursive: true, encoding: 'utf8' });
  const code = all
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(kit, 'dist', name), 'utf8'))
    .join('\n');
  for (const sheet of all.filter((name) => name.startsWith('css/') && name.endsWith('.css'))) {
    if (!code.includes(`${sheet}'`)) faults.push(`No module imports dist/${sheet}`);
  }
  for (const name of all.filter((name) => /\.css\.[cm]?jsx?$|\.vanilla\.css$/.test(name)))
    faults.push(
      `vanilla-extract's plugins take dist/${name} for a source of the product, and lose its styles`,
    );
  // Rollup and Vite warn about each directive that they drop.
  for (const name of all.filter((name) => name.endsWith('.js')))
    if (/^(['"]use client['"];\s*){2}/.test(readFileSync(join(kit, 'dist', name), 'utf8')))
      faults.push(`dist/${name} says 'use client' twice`);
  if (!readFileSync(join(kit, 'dist/styles.css'), 'utf8').includes('@layer kit.components'))
    faults.push('dist/styles.css has no component styles');
}

/** Each part that does not say 'use client' is drawn by a server component of the sibling product with Next. */
function checkServerParts() {
  const page = readFileSync(join(modules, '../tests/sibling/bundlers/next/app/serverParts.jsx'), 'utf8');
  const all = readdirSync(join(kit, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const name of all) {
    const [, folder, part] = /^([a-z-]+)\/([A-Z]\w+)\.js$/.exec(name) ?? [];
    if (folder === undefined || !entries.includes(folder)) continue;
    const code = readFileSync(join(kit, 'dist', name), 'utf8');
    const isPublic = new RegExp(`\\b${part}\\b`).test(
      readFileSync(join(kit, 'dist', folder, 'index.js'), 'utf8'),
    );
    if (isPublic && !/^['"]use client/.test(code) && !page.includes(`<${part}`))
      faults.push(`dist/${name} has no 'use client', and no server component of tests/sibling draws it`);
  }
}

/**
 * What a product installs with the kit is what the kit's modules import; what is copied into them is in the bill of
 * materials instead.
 */
function checkDependencies() {
  const all = readdirSync(join(kit, 'dist'), { recursive: true, encoding: 'utf8' });
  const code = all
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(kit, 'dist', name), 'utf8'))
    .join('\n');
  const { dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    if (!code.includes(`from "${name}"`)) faults.push(`A product installs ${name}, which no module imports`);

  const { packages } = JSON.parse(readFileSync(join(modules, '../package-lock.json'), 'utf8'));
  const shipped = new Set(readLicences(packages).flatMap(({ name, isShipped }) => (isShipped ? [name] : [])));
  const bundled = all.flatMap((name) => /^bundled\/((?:@[^/]+\/)?[^/]+)\/.*\.js$/.exec(name)?.[1] ?? []);
  if (bundled.length === 0) faults.push('Nothing is in dist/bundled: is it another folder now?');
  for (const name of bundled)
    if (!shipped.has(name)) faults.push(`${name} is copied into dist: name it in scripts/lib/supply.mjs`);
}

/** Reports parts that exceed their budget. The list of sizes is printed in any case. */
function checkSizes() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(kit, 'scripts/size.mjs')], {
    encoding: 'utf8',
  });
  console.log(stdout);
  if (status !== 0) faults.push(`A part is over its budget, see above.${stderr}`);
}

async function checkApi() {
  const api = await formatText('public-api.md', describePublicApi(join(kit, 'dist'), entries));
  if (process.argv.includes('--update')) writeFileSync(apiPath, api);
  const known = existsSync(apiPath) ? readFileSync(apiPath, 'utf8') : '';
  if (known === api) return;
  const before = new Set(known.split('\n'));
  const after = new Set(api.split('\n'));
  const gone = [...before].filter((line) => !after.has(line)).map((line) => `  - ${line}`);
  const added = [...after].filter((line) => !before.has(line)).map((line) => `  + ${line}`);
  faults.push(
    ['The public API is not the one in public-api.md:', ...shortened(gone), ...shortened(added)].join('\n'),
    'If that is meant, run `npm run check:package -w @fairlot/ui-kit -- --update` and say why in the change.',
  );
}

/** At most the first lines; `git diff` shows the rest after `--update`. @param {string[]} lines */
function shortened(lines) {
  const hidden = lines.length - SHOWN_LINES;
  return hidden > 0 ? [...lines.slice(0, SHOWN_LINES), `  … and ${hidden} more`] : lines;
}

async function checkMetadata() {
  const { messages, pkg } = await publint({ pkgDir: kit, level: 'suggestion', strict: true });
  for (const message of messages) faults.push(`publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Checks the types as a product resolves them, from the archive that would be published. */
function checkTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'ui-kit-pack-'));
  try {
    const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: kit,
      encoding: 'utf8',
    });
    const [archive] = readdirSync(folder);
    if (archive === undefined) throw new Error(`npm pack wrote nothing: ${packed.stderr}`);
    const attw = spawnSync(
      process.execPath,
      [
        join(modules, '@arethetypeswrong/cli/dist/index.js'),
        join(folder, archive),
        '--profile=esm-only',
        '--entrypoints',
        ...entries,
      ],
      { cwd: kit, encoding: 'utf8' },
    );
    if (attw.status !== 0) faults.push(`attw: ${attw.stdout}${attw.stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
