// @ts-check
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './project.mjs';
import { run, startStep } from './terminal.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Installs what the lock file lists, unless `node_modules` has it already.
 * @throws when Node is too old or npm fails; the message can be shown to the user
 */
export async function installDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
  if (!isInstallNeeded()) return;
  const step = startStep('Installing dependencies (once; about a minute)');
  const log = join(cache, 'install.log');
  const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=http'], {
    cwd: root,
    log,
    onLine: (line) => step.detail(line.replace(/^npm (http )?/, '')),
  });
  if (code !== 0) {
    step.fail();
    throw new Error(`npm ci failed (whole log: ${log})\n${output.split('\n').slice(-25).join('\n')}`);
  }
  step.pass();
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Whether to install. npm writes its copy of the lock file last, so an interrupted install is noticed. */
function isInstallNeeded() {
  const done = join(root, 'node_modules/.package-lock.json');
  return !existsSync(done) || statSync(done).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
}
