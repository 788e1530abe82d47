// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './chromium.mjs';

/** Whether PostgreSQL is installed, or given by TEST_DATABASE_URL. */
export function hasPostgres() {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return true;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const folders = [process.env['POSTGRES_BIN'], ...versions.map((version) => join(root, version, 'bin'))];
  return folders.some((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

/**
 * Installs Debian's PostgreSQL, if possible. Only its programs are used: no cluster of the system is created or
 * changed.
 * @param {(line: string) => void} onLine
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function tryInstallPostgres(onLine) {
  if (!hasPostgres()) await installPackages(['postgresql'], onLine);
  return hasPostgres();
}
