// @ts-check
/**
 * How long restoring a database of 1 GB takes. Half of it is ledger, posted transfer by transfer, half is customers'
 * pictures. It is backed up to a file, which is restored into an empty database. The figure counts only when the
 * restored ledger's invariants hold. `RESTORE_MB=100` makes it smaller than 1,000 MB.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sourceFlags } from '../scripts/lib/project.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';

const MEGABYTES = 1_000;
const MOST_SECONDS = 120;

export async function benchmark() {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: restore is left out.');
    return true;
  }
  const megabytes = process.env['RESTORE_MB'] ?? String(MEGABYTES);
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-restore-'));
  const cluster = await createCluster(programs);
  try {
    const file = join(folder, 'all.backup');
    const restored = cluster.url.replace(/[^/]*$/, 'restored');
    execFileSync(join(programs, 'psql'), [cluster.url, '-Xqc', 'create database restored']);
    await run(cluster.url, fileURLToPath(new URL('./restore/fill.ts', import.meta.url)), megabytes);
    const backupS = await run(cluster.url, 'scripts/broker.mjs', 'backup', '--to', file);
    const restoreS = await run(restored, 'scripts/broker.mjs', 'restore', '--from', file);
    const size = `${Math.round(statSync(file).size / 1e6)} MB`;
    printTable(
      ['database', 'backup', 'file', 'restore and check', 'bar'],
      [[`${megabytes} MB`, `${backupS} s`, size, `${restoreS} s`, `<= ${MOST_SECONDS} s`]],
    );
    return restoreS <= MOST_SECONDS;
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} url @param {...string} command @returns {Promise<number>} seconds */
async function run(url, ...command) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...sourceFlags, ...command], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
  return Math.round((performance.now() - startedAt) / 1_000);
}
