// @ts-check
/** What is allowed of dependencies: their licences and install scripts, and the actions of the workflows. */

/** Licences of packages that may be part of a release. */
const SHIPPED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];
/** Licences of tools. Tools are not distributed, so terms on passing on changes or naming an author do not apply. */
const TOOLS = [...SHIPPED, 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'OFL-1.1'];

/**
 * Packages with other terms, which a person has read.
 * @type {Readonly<Record<string, {licence: string, why: string}>>}
 */
const READ = {
  // A library in its own file, loaded by sharp. Its user can replace it, as the LGPL requires.
  '@img/sharp-': { licence: 'LGPL-3.0-or-later', why: 'libvips, as a file of its own beside the server' },
  // Its licence requires that its text is kept, which the package does, and that changes are named; there are none.
  argparse: { licence: 'Python-2.0', why: 'of js-yaml, for its command line, which the server does not use' },
  eval: { licence: 'MIT', why: 'its LICENSE file' },
  'require-like': { licence: 'MIT', why: 'its License file' },
  spawndamnit: { licence: 'MIT', why: 'its LICENSE file' },
  jsonify: { licence: 'Public Domain', why: 'its package.json' },
};

/**
 * Development dependencies whose code the build of one of our packages copies into it: a product that installs the
 * package gets that code, and does not install them. packages/ui-kit/scripts/checkPackage.mjs compares the build.
 */
const BUNDLED = ['@radix-ui/react-tabs'];

/** Packages with known install scripts. npm runs none of them, by the setting that `runsNoScripts` looks for. */
const INSTALL_SCRIPTS = ['esbuild'];

/**
 * A package in a lock file.
 * @typedef {{
 *   name?: string, version?: string, license?: string, integrity?: string,
 *   dev?: boolean, link?: boolean, hasInstallScript?: boolean,
 *   dependencies?: Readonly<Record<string, string>>, optionalDependencies?: Readonly<Record<string, string>>,
 *   peerDependencies?: Readonly<Record<string, string>>, devDependencies?: Readonly<Record<string, string>>,
 * }} Locked
 * @typedef {{path: string, name: string, licence: string, isShipped: boolean, isAllowed: boolean}} Licensed
 */

/** @param {string} path of a lock file: `node_modules/a/node_modules/@b/c` */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {Readonly<Record<string, Locked>>} packages of a lock file @returns {Licensed[]} */
export function readLicences(packages) {
  const bundled = bundledPaths(packages);
  return Object.entries(packages)
    .filter(([path, locked]) => path.includes('node_modules/') && locked.link !== true)
    .map(([path, { license, dev }]) => {
      const name = nameOf(path);
      const isShipped = dev !== true || bundled.has(path);
      const read = Object.entries(READ).find(([known]) =>
        known.endsWith('-') ? name.startsWith(known) : name === known,
      );
      const licence = license ?? read?.[1].licence ?? 'none';
      return {
        path,
        name,
        licence,
        isShipped,
        isAllowed: read !== undefined || isAllowed(licence, isShipped ? SHIPPED : TOOLS),
      };
    });
}

/** The paths of `BUNDLED` and of all that these need. @param {Readonly<Record<string, Locked>>} packages */
function bundledPaths(packages) {
  const paths = new Set(BUNDLED.map((name) => `node_modules/${name}`).filter((path) => path in packages));
  // The set grows during the iteration.
  for (const path of paths) for (const needed of neededBy(packages, path)) paths.add(needed);
  return paths;
}

/**
 * The paths at which Node finds what the package at `path` needs at run time, including installed peers and code that
 * its build copied into it.
 * @param {Readonly<Record<string, Locked>>} packages @param {string} path @returns {string[]}
 */
export function neededBy(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[path] ?? {};
  const copied = Object.keys(devDependencies ?? {}).filter((name) => path !== '' && BUNDLED.includes(name));
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return [...new Set([...names, ...copied])].flatMap((name) => {
    for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
      const found = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
      if (found in packages) return [found];
      if (from === '') return [];
    }
  });
}

/**
 * Whether a licence is allowed: of `(MIT OR CC0-1.0)`, one must be; with AND, all must be.
 * @param {string} licence @param {readonly string[]} allowed
 */
function isAllowed(licence, allowed) {
  const words = licence.replace(/[()]/g, '');
  return words.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

/** @param {Readonly<Record<string, Locked>>} packages @returns {string[]} */
export function findSupplyFaults(packages) {
  const licences = readLicences(packages)
    .filter((each) => !each.isAllowed)
    .map(
      ({ name, licence, isShipped }) =>
        `${name}: "${licence}" is not allowed in ${isShipped ? 'what is released' : 'a tool'}`,
    );
  const scripts = Object.entries(packages)
    .filter(
      ([path, { hasInstallScript }]) => hasInstallScript === true && !INSTALL_SCRIPTS.includes(nameOf(path)),
    )
    .map(([path]) => `${nameOf(path)} has an install script`);
  return [...licences, ...scripts];
}

/**
 * Finds actions that are not pinned by a digest: a tag can be moved to other code.
 * @param {string} workflow @returns {string[]}
 */
export function findLooseActions(workflow) {
  return [...workflow.matchAll(/uses:\s*(\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))
    .map((action) => `${action} is not pinned by its digest`);
}

/** Whether npm runs no script of a package that it installs. @param {string} settings the text of .npmrc */
export const runsNoScripts = (settings) => /^ignore-scripts=true$/m.test(settings);
