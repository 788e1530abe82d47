// @ts-check
/**
 * Random trading against a model that shares no code with the broker, and random movements of money against what was
 * answered, on both stores: `npm run bench model 1000` plays a thousand sequences of each kind on each store. MODEL_SEED
 * chooses the first seed, BENCH_MINUTES=3 ends each store's part after three minutes. As many programs play at once as
 * there are processors, because a sequence mostly waits for its store. Two processes serve the customer,
 * die before and after commits, lose connections before the answer and are asked the same at once. The processes are
 * values in one program; real ones are killed by `npm run bench durability`.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, sourceFlags } from '../scripts/lib/project.mjs';
import { postgresPrograms } from './lib/postgres.mjs';
import { printTable } from './lib/table.mjs';
import { startTimeLimit } from './lib/timeLimit.mjs';

/** Sequences of each kind that a program plays before it reports. */
const AT_A_TIME = 5;
const FIRST = Number(process.env['MODEL_SEED'] ?? 1);

/** @param {number} count of sequences of each kind on each store */
export async function benchmark(count = 100) {
  const rows = [];
  for (const kind of postgresPrograms() === undefined ? ['pglite'] : ['pglite', 'postgres']) {
    const limit = startTimeLimit();
    const { played, restarts, failed } = await playAll(kind, count, limit);
    const seeds = `${FIRST} to ${FIRST + played - 1}`;
    rows.push([kind, 2 * played, limit.perHour(2 * played), seeds, restarts, failed]);
  }
  printTable(['store', 'sequences', 'an hour', 'seeds', 'processes died', 'disagree'], rows);
  return rows.every((row) => row[5] === 0);
}

/** @typedef {{played: number, restarts: number, failed: number}} Played `played`: how many of each kind */

/**
 * @param {string} kind @param {number} count @param {ReturnType<typeof startTimeLimit>} limit
 * @returns {Promise<Played>}
 */
async function playAll(kind, count, limit) {
  const sum = { played: 0, restarts: 0, failed: 0 };
  let next = FIRST;
  const end = FIRST + count;
  const takeSeeds = () => {
    if (next >= end || limit.isOver()) return null;
    const seeds = { first: next, count: Math.min(AT_A_TIME, end - next) };
    next += seeds.count;
    return seeds;
  };
  const lanes = Math.min(availableParallelism(), Math.ceil(count / AT_A_TIME));
  await Promise.all(Array.from({ length: lanes }, () => playLane(kind, takeSeeds, sum)));
  return sum;
}

/**
 * One program that plays seeds until there are none.
 * @param {string} kind @param {() => {first: number, count: number} | null} takeSeeds @param {Played} sum
 * @returns {Promise<void>}
 */
function playLane(kind, takeSeeds, sum) {
  const child = fork(join(root, 'bench/model/play.ts'), [kind], { cwd: root, execArgv: sourceFlags });
  child.on('message', (message) => {
    const played = /** @type {Played} */ (message);
    sum.played += played.played;
    sum.restarts += played.restarts;
    sum.failed += played.failed;
    child.send(takeSeeds() ?? 'end');
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The sequences on ${kind} ended with ${code}`)),
    );
  });
}
