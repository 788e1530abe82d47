// @ts-check
/**
 * Sequences of valid and invalid requests made from openapi.yaml, which use the ids that earlier answers returned.
 * Every answer must match the contract, and the ledger's invariants must hold afterwards. `npm run bench fuzz 50000`
 * sends fewer; FUZZ_SEED chooses another run, BENCH_MINUTES=3 ends each store's part after three minutes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, sourceFlags } from '../scripts/lib/project.mjs';
import { freePort, startServer } from '../scripts/lib/server.mjs';
import { invariants, serverEnv, tokenOf } from './lib/customer.mjs';
import { createCluster, postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';
import { READY_TIMEOUT_MS, startTimeLimit } from './lib/timeLimit.mjs';

const SEED = Number(process.env['FUZZ_SEED'] ?? 28);

/** @param {number} requests to each store */
export async function benchmark(requests = 1_000_000) {
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-fuzz-'));
  try {
    rows.push(await fuzzStore('embedded', { DATA_DIR: folder }, requests));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const programs = postgresPrograms();
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else {
    const cluster = await createCluster(programs);
    try {
      rows.push(await fuzzStore('PostgreSQL', { DATABASE_URL: cluster.url }, requests));
    } finally {
      await cluster.remove();
    }
  }
  printTable(['store', 'requests', 'an hour', 'seed', 'outside the contract', 'ledger'], rows);
  return rows.every((row) => row[4] === 'none' && row[5] === 'agrees');
}

/** @param {string} store @param {Record<string, string>} env @param {number} requests */
async function fuzzStore(store, env, requests) {
  const server = await startServer({
    env: { ...serverEnv, ...env, PORT: String(await freePort()) },
    readyTimeoutMs: READY_TIMEOUT_MS,
  });
  try {
    const limit = startTimeLimit();
    const { code, sent } = await send(`${server.url}/api/v1`, await tokenOf(server.url), requests);
    const perHour = limit.perHour(sent);
    const { ok, checks } = await invariants(server.url);
    const broken = checks.filter((check) => !check.ok).map(({ id }) => id);
    const ledger = ok ? 'agrees' : broken.join(', ');
    return [store, sent, perHour, SEED, code === 0 ? 'none' : 'see above', ledger];
  } finally {
    await server.stop();
  }
}

/** @param {string} base @param {string} token @param {number} requests @returns {Promise<{code: number, sent: number}>} */
async function send(base, token, requests) {
  const sender = join(root, 'bench/fuzz/send.ts');
  const words = [...sourceFlags, sender, base, token, String(SEED), String(requests)];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let sent = 0;
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    process.stdout.write(text);
    for (const [, count] of text.matchAll(/^(\d+) requests$/gm)) sent = Number(count);
  });
  const code = await new Promise((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
  return { code, sent };
}
