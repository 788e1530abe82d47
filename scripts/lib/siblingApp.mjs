// @ts-check
/**
 * tests/sibling as a product outside this repository. It is in its own folder, with the kit and the forms from the
 * archives that would be published. All other packages are those that the archives and its own package.json name. So
 * a missing dependency is noticed, and no file of the workspace can be imported by accident.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildPackage, PACKED } from './buildPackage.mjs';
import { root, tools } from './project.mjs';
import { runTool } from './runTool.mjs';

/**
 * Builds and packs our packages, and installs them in the folder `app`.
 * @param {string} app @param {(what: string) => void} say called with each step
 * @throws with the output of the tool that failed
 */
export function layOutSibling(app, say) {
  const archives = join(dirname(app), 'archives');
  mkdirSync(archives);
  cpSync(join(root, 'tests/sibling'), app, { recursive: true });
  for (const name of PACKED) {
    say(`packing ${name}`);
    const folder = join(root, 'packages', name);
    buildPackage(name);
    install(pack(folder, archives), app);
  }
  linkDependencies(app, app, new Set());
  if (existsSync(join(app, 'node_modules/@vanilla-extract')))
    throw new Error('A packed package brings vanilla-extract along; the kit must do without it.');
}

/**
 * Compiles the product under `nodenext`, and generates the brand's style sheet with the kit's command.
 * @param {string} app @throws with the output of the tool that failed
 */
export function compileSibling(app) {
  runTool(tools.olderTsc, ['-p', 'tsconfig.json'], app);
  const { bin } = JSON.parse(readFileSync(join(app, 'node_modules/@fairlot/ui-kit/package.json'), 'utf8'));
  const command = join(app, 'node_modules/@fairlot/ui-kit', bin['fairlot-brand']);
  runTool(command, ['compiled/brand.js', '--out', 'brand.css'], app);
}

/** Puts a package into the sibling's modules. @param {string} app @param {string} name @param {string} from */
export function link(app, name, from) {
  const target = join(app, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(from, target, 'dir');
}

/** @param {string} folder @param {string} archives @returns {string} the archive */
function pack(folder, archives) {
  const before = new Set(readdirSync(archives));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', archives], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [archive] = readdirSync(archives).filter((name) => !before.has(name));
  if (archive === undefined) throw new Error(`npm packed nothing of ${folder}`);
  return join(archives, archive);
}

/** Unpacks an archive to the folder that npm would use. @param {string} archive @param {string} app */
function install(archive, app) {
  const unpacked = join(dirname(archive), 'package');
  execFileSync('tar', ['-xzf', archive, '-C', dirname(archive)]);
  const { name } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const target = join(app, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(unpacked, target, { recursive: true });
  rmSync(unpacked, { recursive: true });
}

/**
 * Links the dependencies of a package, and those of our packages among them, into the app's modules.
 * @param {string} folder @param {string} app @param {Set<string>} done
 */
function linkDependencies(folder, app, done) {
  /** @type {{dependencies?: Record<string, string>, devDependencies?: Record<string, string>}} */
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Only the app's own development dependencies are needed.
  for (const name of Object.keys({ ...dependencies, ...(folder === app ? devDependencies : {}) })) {
    if (done.has(name)) continue;
    done.add(name);
    if (name.startsWith('@fairlot/')) linkDependencies(join(app, 'node_modules', name), app, done);
    else link(app, name, installed(name, folder));
  }
}

/**
 * The folder in which `npm ci` installed a package: next to the package that names it, or at the root.
 * @param {string} name @param {string} folder
 */
function installed(name, folder) {
  const own = join(root, 'packages', basename(folder), 'node_modules', name);
  return existsSync(own) ? own : join(root, 'node_modules', name);
}
