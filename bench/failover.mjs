// @ts-check
/**
 * PostgreSQL with a synchronous standby. The primary is killed under load, the standby promoted, and the server
 * continues there. Every confirmed order must exist. `FAILOVER_ROUNDS=3` runs 3 rounds instead of 20. If Patroni is
 * installed, it then does the promotion twice: after the primary's process has died, and after the primary's machine
 * is lost.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sourceFlags } from '../scripts/lib/project.mjs';
import { postgresPrograms } from './lib/postgres.mjs';

const ROUNDS = '20';
/** A round with a lost machine waits until the lease of the primary ends. */
const PATRONI_ROUNDS = '3';

export async function benchmark() {
  if (postgresPrograms() === undefined) {
    console.log('No PostgreSQL on this machine: failover is left out.');
    return true;
  }
  const script = fileURLToPath(new URL('./failover/rounds.ts', import.meta.url));
  const rounds = process.env['FAILOVER_ROUNDS'] ?? ROUNDS;
  let isHeld = true;
  for (const words of [[rounds], [PATRONI_ROUNDS, 'process'], [PATRONI_ROUNDS, 'machine']]) {
    if (words[1] !== undefined) console.log(`\nPatroni, the primary's ${words[1]} dies:`);
    const child = spawn(process.execPath, [...sourceFlags, script, ...words], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    isHeld &&= code === 0;
  }
  return isHeld;
}
