// @ts-check
/**
 * Random trading against a model that shares no code with the broker, and random movements of money against what was
 * answered, on both stores: `npm run bench model 1000` plays a thousand sequences of each kind on each store. The customers
 * of twenty sequences of trading share a world: a seed, a clock, and what goes wrong. MODEL_SEED chooses the first seed,
 * BENCH_MINUTES=3 ends each store's part after three minutes. As many programs play at once as there are processors.
 * Two processes serve a customer, die before and after commits, lose connections before the answer and are asked the same
 * at once. The processes are values in one program; real ones are killed by `npm run bench durability`.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, sourceFlags } from '../scripts/lib/project.mjs';
import { postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';
import { startTimeLimit } from './lib/timeLimit.mjs';

/** `CUSTOMERS` of playTrading.ts. */
const IN_A_WORLD = 20;
const FIRST = Number(process.env['MODEL_SEED'] ?? 1);

/** @param {number} count of sequences of each kind on each store */
export async function benchmark(count = 100) {
  const rows = [];
  for (const kind of postgresPrograms() === undefined ? ['pglite'] : ['pglite', 'postgres']) {
    const limit = startTimeLimit();
    const { played, worlds, deaths, failed } = await playAll(kind, count, limit);
    const seeds = `${FIRST} to ${FIRST + worlds - 1}`;
    rows.push([kind, 2 * played, limit.perHour(2 * played), seeds, deaths, failed]);
  }
  printTable(['store', 'sequences', 'an hour', 'seeds', 'processes died', 'disagree'], rows);
  return rows.every((row) => row[5] === 0);
}

/** @typedef {{played: number, deaths: number, failed: number}} Played `played`: how many of each kind */

/**
 * @param {string} kind @param {number} count @param {ReturnType<typeof startTimeLimit>} limit
 */
async function playAll(kind, count, limit) {
  const sum = { played: 0, worlds: 0, deaths: 0, failed: 0 };
  const worlds = Math.ceil(count / IN_A_WORLD);
  const takeSeed = () => {
    if (sum.worlds >= worlds || limit.isOver()) return null;
    sum.worlds += 1;
    return FIRST + sum.worlds - 1;
  };
  const lanes = Math.min(availableParallelism(), worlds);
  await Promise.all(Array.from({ length: lanes }, () => playLane(kind, takeSeed, sum)));
  return sum;
}

/**
 * One program that plays worlds until there are none.
 * @param {string} kind @param {() => number | null} takeSeed @param {Played} sum
 * @returns {Promise<void>}
 */
function playLane(kind, takeSeed, sum) {
  const child = fork(join(root, 'bench/model/play.ts'), [kind], { cwd: root, execArgv: sourceFlags });
  child.on('message', (message) => {
    const { played, deaths, failed } = /** @type {Played} */ (message);
    sum.played += played;
    sum.deaths += deaths;
    sum.failed += failed;
    child.send(takeSeed() ?? 'end');
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The sequences on ${kind} ended with ${code}`)),
    );
  });
}
