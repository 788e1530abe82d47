// @ts-check
/**
 * What survives `kill -9`: `npm run bench durability 20` kills twenty times on each store; BENCH_MINUTES=3 ends each
 * part after three minutes. Orders are placed without pause; the server, and with PostgreSQL the database too, is killed
 * at a random moment and started again. Every order answered with 201 must exist, and the ledger's invariants must hold.
 * On PostgreSQL the power is cut as often, as far as that is possible without a switch: what was not synced is lost.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sourceFlags } from '../scripts/lib/project.mjs';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { invariants, serverEnv, signIn } from './lib/customer.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';
import { startTimeLimit } from './lib/timeLimit.mjs';

const CLIENTS = 4;
const SHORTEST_MS = 500;
const LONGEST_MS = 2_500;

/** @param {number} count of rounds on each store */
export async function benchmark(count = 3) {
  const programs = postgresPrograms();
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-durability-'));
  try {
    for (const fsync of ['on', 'off']) {
      const env = { DATA_DIR: join(folder, fsync), DATA_FSYNC: fsync };
      rows.push(await rounds(`embedded, fsync ${fsync}`, count, env, async () => undefined));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else
    for (const fsync of ['on', 'off']) {
      const cluster = await createCluster(programs, [`fsync=${fsync}`]);
      try {
        const restart = async () => {
          await cluster.crash();
          await cluster.start();
        };
        const env = { DATABASE_URL: cluster.url };
        rows.push(await rounds(`PostgreSQL, fsync ${fsync}`, count, env, restart));
      } finally {
        await cluster.remove();
      }
    }
  printTable(
    ['store', 'rounds', 'an hour', 'answered 201', 'lost', 'ledger', 'up again ms: median, longest'],
    rows,
  );
  const isDurable = rows.every((row) => row[4] === 0 && row[5] === 'agrees');
  return (programs === undefined || (await cutPower(count))) && isDurable;
}

/** @param {number} count of power cuts */
async function cutPower(count) {
  const script = fileURLToPath(new URL('./durability/powerCuts.ts', import.meta.url));
  const child = spawn(process.execPath, [...sourceFlags, script, String(count)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/**
 * Runs the rounds on one store. After each, every order answered in any round so far must exist.
 * @param {string} store @param {number} count @param {Record<string, string>} env
 * @param {() => Promise<void>} crashStore kills and restarts the database, if it is a separate process
 */
async function rounds(store, count, env, crashStore) {
  /** @type {Set<string>} */
  const lost = new Set();
  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {number[]} */
  const upAgainMs = [];
  /** @type {Set<string>} */
  const answered = new Set();
  const limit = startTimeLimit();
  let done = 0;
  for (; done < count && !limit.isOver(); done += 1) {
    const server = await startServer({ env: { ...serverEnv, ...env, PORT: String(await freePort()) } });
    const customer = await signIn(server.url);
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        try {
          const { status, body } = await customer.placeOrder();
          if (status === 201) answered.add(body.id);
          else await wait(20);
        } catch {
          return; // The connection ended with the server, so this order was not confirmed.
        }
      }
    });
    const killedAfterMs = Math.round(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    await wait(killedAfterMs);
    await server.stop('SIGKILL');
    await crashStore();
    isOver = true;
    await Promise.all(clients);
    customer.close();

    const startedAt = performance.now();
    const again = await startServer({ env: { ...serverEnv, ...env, PORT: String(await freePort()) } });
    upAgainMs.push(Math.round(performance.now() - startedAt));
    const reader = await signIn(again.url);
    const present = await reader.orderIds();
    for (const id of answered) if (!present.has(id)) lost.add(id);
    const { checks } = await invariants(again.url);
    for (const { id, ok } of checks) if (!ok) broken.add(id);
    reader.close();
    await again.stop();
  }
  // Without confirmed orders, the run proves nothing.
  if (answered.size === 0) throw new Error(`${store}: no order was accepted, so nothing was tested`);
  upAgainMs.sort((one, other) => one - other);
  const up = `${upAgainMs[upAgainMs.length >> 1]}, ${upAgainMs.at(-1)}`;
  const ledger = broken.size === 0 ? 'agrees' : [...broken].join(' ');
  return [store, done, limit.perHour(done), answered.size, lost.size, ledger, up];
}
