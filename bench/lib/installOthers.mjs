// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs packages that only a benchmark needs, once, in their own folder. No install scripts run.
 * @param {string} folder with a package.json whose versions are pinned
 * @param {string} name of the package that shows that all are installed
 */
export function installOthers(folder, name) {
  if (existsSync(join(folder, 'node_modules', name))) return;
  console.log('Installing what to measure with (once)');
  // Some of the other kits allow React only up to 18 as a peer.
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock', '--no-audit'];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}
