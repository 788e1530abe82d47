// @ts-check
/** Runs a measurement on PostgreSQL, if it is installed, and on the embedded store. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serverEnv } from './customer.mjs';
import { createCluster, postgresPrograms } from './postgres.mjs';

/**
 * @template Result
 * @typedef {(store: string, env: Record<string, string>, inDatabase: (sql: string) => Promise<void>) => Promise<Result>} Measure
 * `env` is for a server; `inDatabase` runs SQL while no server uses the store.
 */

/**
 * @template Result
 * @param {Measure<Result>} measure @returns {Promise<Result[]>} one result for each store
 */
export async function onBothStores(measure) {
  const programs = postgresPrograms();
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  const results = programs === undefined ? [] : [await onPostgres(programs, measure)];
  return [...results, await onEmbedded(measure)];
}

/**
 * @template Result
 * @param {string} programs @param {Measure<Result>} measure
 */
async function onPostgres(programs, measure) {
  const cluster = await createCluster(programs);
  try {
    const psql = ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'postgres', '-d', 'bench', '-q'];
    return await measure('PostgreSQL', { ...serverEnv, DATABASE_URL: cluster.url }, (sql) => {
      execFileSync(join(programs, 'psql'), [...psql, '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
        input: sql,
        stdio: ['pipe', 'ignore', 'inherit'],
      });
      return Promise.resolve();
    });
  } finally {
    await cluster.remove();
  }
}

/**
 * @template Result
 * @param {Measure<Result>} measure
 */
async function onEmbedded(measure) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  try {
    return await measure('embedded', { ...serverEnv, DATA_DIR: dataDir }, async (sql) => {
      const database = await PGlite.create(dataDir);
      await database.exec(sql);
      await database.close();
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
