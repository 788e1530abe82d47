// @ts-check
import { existsSync } from 'node:fs';
import { installPackages } from './chromium.mjs';

/** Whether a real HAProxy can be started here. */
export function hasHaproxy() {
  const places = [process.env['HAPROXY'], '/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'];
  return places.some((place) => place !== undefined && existsSync(place));
}

/**
 * Installs Debian's HAProxy where that is possible. Only its program is used.
 * @param {(line: string) => void} onLine
 * @returns {Promise<boolean>} whether there is one now
 */
export async function tryInstallHaproxy(onLine) {
  if (!hasHaproxy()) await installPackages(['haproxy'], onLine);
  return hasHaproxy();
}
