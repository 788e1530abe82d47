import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { hasPostgres, requireCluster } from './postgresCluster.js';
import { nameOfRun, snapshotFolder } from './snapshotFolder.js';

/**
 * Vitest's global setup. Vitest's main process outlives every test file, so it holds the tests' PostgreSQL for
 * the whole run. Otherwise the cluster would stop and start again around files that do not use it.
 */
export async function setup(): Promise<void> {
  if (hasPostgres) await requireCluster();
}

/** Removes what the tests of this run have copied. */
export async function teardown(): Promise<void> {
  const files = existsSync(snapshotFolder) ? readdirSync(snapshotFolder) : [];
  for (const file of files.filter((name) => name.includes(`${nameOfRun(process.pid)}.`)))
    rmSync(join(snapshotFolder, file), { recursive: true, force: true });
  if (!hasPostgres) return;
  const admin = new pg.Client({ connectionString: `${await requireCluster()}postgres` });
  await admin.connect();
  const copied = `template\\_%\\_${nameOfRun(process.pid)}\\_%`;
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [copied],
  );
  for (const { datname } of rows) await admin.query(`drop database ${datname}`);
  await admin.end();
}
