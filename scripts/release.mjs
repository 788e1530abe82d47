// @ts-check
/**
 * `npm run release -- --dry-run` does all of a release but publishing: it writes versions and changelogs from
 * `.changeset` in a copy of the last commit, builds and checks the packages, packs them with the new versions, and
 * installs them from a registry of its own into the sibling product, which each bundler builds. The archives and the
 * changelogs are then in `.cache/release`.
 *
 * `npm run release` publishes a commit whose versions are written (docs/releasing.md), after the same checks.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { makeBill } from './lib/bill.mjs';
import { buildPackage, PACKED } from './lib/buildPackage.mjs';
import { serveRegistry } from './lib/localRegistry.mjs';
import { cache, root, tool } from './lib/project.mjs';
import { buildWithBundlers } from './lib/sibling.mjs';
import { run, startStep } from './lib/terminal.mjs';

/** A package comes after those that it depends on. */
const RELEASED = [...PACKED, 'conformance'];
const isDryRun = process.argv.includes('--dry-run');
const folder = join(cache, 'release');
const archives = join(folder, 'archives');
const changesets = tool('@changesets/cli/bin.js');
/** Where versions and changelogs are written: a copy in a dry run. */
const tree = isDryRun ? join(folder, 'tree') : root;

try {
  await removeTree();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
  await step('Nothing is left uncommitted', requireClean);
  if (isDryRun) await step('Versions and changelogs', writeVersions);
  else requireVersions();
  await step('Licences and install scripts', () => node(root, 'scripts/check-supply.mjs'));
  await step('What all of it is made of (CycloneDX)', writeBill);
  if (!isDryRun)
    await step('Signatures of the installed packages', () => command(root, 'npm', 'audit', 'signatures'));
  await step('Building', build);
  await step('The kit: styles, types, sizes, public API', () =>
    node(root, 'packages/ui-kit/scripts/checkPackage.mjs'),
  );
  await step('Packing', pack);
  await step('A product installs them from a registry', installInSibling);
  if (isDryRun) console.log(`Not published. Archives and changelogs: ${folder}`);
  else await step('Publishing', publish);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (isDryRun) await removeTree();
}

async function requireClean() {
  const status = await command(root, 'git', 'status', '--porcelain');
  if (status.trim() !== '')
    throw new Error(`A release is made of a commit. Commit or remove first:\n${status}`);
}

/** The bill of materials, to be kept with the release. */
function writeBill() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(makeBill(packages), null, 2)}\n`);
}

async function writeVersions() {
  await command(root, 'git', 'worktree', 'add', '--detach', '--force', tree, 'HEAD');
  await node(tree, changesets, 'version');
  for (const name of RELEASED)
    cpSync(join(tree, 'packages', name, 'CHANGELOG.md'), join(folder, 'changelogs', `${name}.md`));
}

function requireVersions() {
  const pending = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md'));
  if (pending.length > 0)
    throw new Error('Changes without a version. First: npm run changeset -- version. Review it, and commit.');
}

async function build() {
  for (const name of PACKED) buildPackage(name);
  await command(root, 'npm', 'run', '--silent', 'build', '--workspace', '@fairlot/conformance');
}

/** Each with the new version and what was built. @param {(what: string) => void} say */
async function pack(say) {
  for (const name of RELEASED) {
    say(name);
    const from = join(tree, 'packages', name);
    if (isDryRun) cpSync(join(root, 'packages', name, 'dist'), join(from, 'dist'), { recursive: true });
    const { messages, pkg } = await publint({ pkgDir: from, level: 'warning', strict: true });
    if (messages.length > 0)
      throw new Error(messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? ''}`).join('\n'));
    await command(from, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', archives);
  }
}

/** Only our packages come from the local registry. @param {(what: string) => void} say */
async function installInSibling(say) {
  // Outside the workspace, because modules are also resolved from parent folders.
  const app = mkdtempSync(join(realpathSync(tmpdir()), 'fairlot-release-'));
  const registry = await serveRegistry(archives);
  try {
    cpSync(join(root, 'tests/sibling'), app, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
    for (const name of RELEASED) {
      const { version } = JSON.parse(readFileSync(join(tree, 'packages', name, 'package.json'), 'utf8'));
      if (manifest.dependencies[`@fairlot/${name}`] !== undefined)
        manifest.dependencies[`@fairlot/${name}`] = version;
    }
    writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
    writeFileSync(join(app, '.npmrc'), `@fairlot:registry=${registry.url}\n`);
    say('npm install');
    await command(app, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
    buildWithBundlers(app, say);
  } finally {
    await registry.close();
    rmSync(app, { recursive: true, force: true });
  }
}

/** In a workflow with `id-token: write`, the registry is told which commit and which run built the package. */
async function publish() {
  if (process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined)
    process.env['NPM_CONFIG_PROVENANCE'] ??= 'true';
  await node(root, changesets, 'publish');
}

async function removeTree() {
  if (existsSync(tree)) await command(root, 'git', 'worktree', 'remove', '--force', tree);
}

/** @param {string} title @param {(say: (what: string) => void) => unknown} work */
async function step(title, work) {
  const shown = startStep(title);
  try {
    await work(shown.detail);
    shown.pass();
  } catch (error) {
    shown.fail();
    throw error;
  }
}

/** @param {string} cwd @param {string} script @param {string[]} args */
function node(cwd, script, ...args) {
  return command(cwd, process.execPath, script, ...args);
}

/** @param {string} cwd @param {string} program @param {string[]} args @returns {Promise<string>} its output */
async function command(cwd, program, ...args) {
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
}
