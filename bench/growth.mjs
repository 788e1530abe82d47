// @ts-check
/**
 * Whether a customer's day costs more when other customers have many records. It observes PostgreSQL's execution of
 * every statement of a day, with 30,000 to 1,000,000 rows of others in each growing table. Smaller tables are not
 * used, because PostgreSQL rightly scans them. The largest takes long and needs about 35 GB:
 * `GROWTH_ROWS=30000,100000` leaves it out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sourceFlags } from '../scripts/lib/project.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';

/** What fills tables faster and changes neither a plan nor a count. */
const FILLING = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=16GB'],
  ...['shared_buffers=1GB', 'maintenance_work_mem=512MB'],
];
const SIZES = '30000,100000,300000,1000000';

export async function benchmark() {
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('No PostgreSQL on this machine: growth is left out.');
    return true;
  }
  const sizes = (process.env['GROWTH_ROWS'] ?? SIZES).split(',');
  const cluster = await createCluster(programs, FILLING);
  try {
    const script = fileURLToPath(new URL('./growth/measure.ts', import.meta.url));
    const child = spawn(process.execPath, [...sourceFlags, script, cluster.url, ...sizes], {
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  } finally {
    await cluster.remove();
  }
}
