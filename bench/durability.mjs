// @ts-check
/**
 * What survives `kill -9`. Orders are placed without pause; the server, and with PostgreSQL the database too, is
 * killed at a random moment and started again. Every order answered with 201 must exist, and the ledger's invariants
 * must hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { invariants, serverEnv, signIn } from './lib/customer.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';

const ROUNDS = 3;
const CLIENTS = 4;
const SHORTEST_MS = 500;
const LONGEST_MS = 2_500;

export async function benchmark() {
  const programs = postgresPrograms();
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-durability-'));
  try {
    rows.push(...(await rounds('embedded', { DATA_DIR: folder }, async () => undefined)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else {
    const cluster = await createCluster(programs);
    try {
      const restart = async () => {
        await cluster.crash();
        await cluster.start();
      };
      rows.push(...(await rounds('PostgreSQL', { DATABASE_URL: cluster.url }, restart)));
    } finally {
      await cluster.remove();
    }
  }
  printTable(['store', 'round', 'killed after ms', 'answered 201', 'lost', 'ledger', 'up again ms'], rows);
  return rows.every((row) => row[4] === 0 && row[5] === 'agrees');
}

/**
 * Runs the rounds on one store.
 * @param {string} store @param {Record<string, string>} env
 * @param {() => Promise<void>} crashStore kills and restarts the database, if it is a separate process
 */
async function rounds(store, env, crashStore) {
  const rows = [];
  /** @type {Set<string>} */
  const answered = new Set();
  for (let round = 1; round <= ROUNDS; round += 1) {
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
    const upAgainMs = performance.now() - startedAt;
    const reader = await signIn(again.url);
    const present = await reader.orderIds();
    const lost = [...answered].filter((id) => !present.has(id)).length;
    const { ok, checks } = await invariants(again.url);
    const broken = checks.filter((check) => !check.ok).map(({ id }) => id);
    reader.close();
    await again.stop();
    rows.push([
      store,
      round,
      killedAfterMs,
      answered.size,
      lost,
      ok ? 'agrees' : broken.join(' '),
      Math.round(upAgainMs),
    ]);
  }
  // Without confirmed orders, the run proves nothing.
  if (answered.size === 0) throw new Error(`${store}: no order was accepted, so nothing was tested`);
  return rows;
}
