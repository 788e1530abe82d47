// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether PostgreSQL is installed, or given by TEST_DATABASE_URL. */
export function hasPostgres() {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return true;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const folders = [process.env['POSTGRES_BIN'], ...versions.map((version) => join(root, version, 'bin'))];
  return folders.some((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}
