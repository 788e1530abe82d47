// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what only a benchmark needs, once, in a folder of its own. No script of anybody's runs.
 * @param {string} folder with a package.json whose versions are pinned
 * @param {string} name of a package that is there when all are
 */
export function installOthers(folder, name) {
  if (existsSync(join(folder, 'node_modules', name))) return;
  console.log('Installing what to measure with (once)');
  // Some of the kits that ours is compared with end their peer range at React 18.
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock', '--no-audit'];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}
