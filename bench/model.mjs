// @ts-check
/**
 * Random trading against a model that shares no code with the broker, and random movements of money against what was
 * answered, on both stores: `npm run bench model 1000` plays a thousand sequences of each kind on each store. MODEL_SEED
 * chooses the first seed, BENCH_MINUTES=3 ends each store's part after three minutes. Two processes serve the customer,
 * die before and after commits, lose connections before the answer and are asked the same at once. The processes are
 * values in one program; real ones are killed by `npm run bench durability`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, sourceFlags } from '../scripts/lib/project.mjs';
import { postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';
import { startTimeLimit } from './lib/timeLimit.mjs';

const FIRST = Number(process.env['MODEL_SEED'] ?? 1);

/** @param {number} count of sequences of each kind on each store */
export async function benchmark(count = 100) {
  const rows = [];
  for (const kind of postgresPrograms() === undefined ? ['pglite'] : ['pglite', 'postgres']) {
    const limit = startTimeLimit();
    const { played, restarts, failed } = await play(kind, count);
    const seeds = `${FIRST} to ${FIRST + played - 1}`;
    rows.push([kind, 2 * played, limit.perHour(2 * played), seeds, restarts, failed]);
  }
  printTable(['store', 'sequences', 'an hour', 'seeds', 'processes died', 'disagree'], rows);
  return rows.every((row) => row[5] === 0);
}

/** @param {string} kind @param {number} count @returns {Promise<{played: number, restarts: number, failed: number}>} `played`: how many of each kind */
async function play(kind, count) {
  const words = [...sourceFlags, join(root, 'bench/model/play.ts'), kind, String(FIRST), String(count)];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The sequences on ${kind} ended with ${code}`);
  return JSON.parse(said);
}
