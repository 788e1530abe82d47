// @ts-check
import { existsSync } from 'node:fs';
import { run } from './terminal.mjs';

const INSTALL_TIMEOUT_MS = 240_000;
const APT_GET = '/usr/bin/apt-get';

/** The lists of packages are fetched once. @type {Promise<unknown> | undefined} */
let listsFetched;

/**
 * Installs packages of Debian and its derivatives, if that needs no password.
 * @param {readonly string[]} packages
 * @param {(line: string) => void} onLine
 */
export async function installPackages(packages, onLine) {
  if (!existsSync(APT_GET) || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeoutMs: INSTALL_TIMEOUT_MS, onLine };
  listsFetched ??= run(APT_GET, ['update'], options);
  await listsFetched;
  await run(APT_GET, ['install', '--yes', '--no-install-recommends', ...packages], options);
}
