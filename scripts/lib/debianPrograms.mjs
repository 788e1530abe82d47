// @ts-check
import { existsSync } from 'node:fs';
import { installPackages } from './chromium.mjs';

/** Whether HAProxy or PgBouncer is installed. @param {'haproxy' | 'pgbouncer'} name */
export function hasProgram(name) {
  const places = ['/usr/sbin', '/usr/local/sbin', '/usr/bin'].map((folder) => `${folder}/${name}`);
  return [process.env[name.toUpperCase()], ...places].some(
    (place) => place !== undefined && existsSync(place),
  );
}

/**
 * Installs Debian's package of that name, if possible. Only its program is used.
 * @param {'haproxy' | 'pgbouncer'} name
 * @param {(line: string) => void} onLine
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function tryInstallProgram(name, onLine) {
  if (!hasProgram(name)) await installPackages([name], onLine);
  return hasProgram(name);
}
