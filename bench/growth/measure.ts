import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  readDayPatterns,
  seedWorld,
  watchDay,
} from '../../apps/paper-broker/src/contract/testing/watchedDay.js';
import type { Patterns } from '../../apps/paper-broker/src/db/testing/growTables.js';
import { postgresPrograms } from '../lib/postgres.mjs';
import { printTable } from '../lib/table.mjs';

/** The limit of rows that a statement may read of a growing table of any size. No batch and no page is longer. */
const MOST_ROWS = 1_000;
/** The limit of the rows read in a day with the largest tables, divided by those with the smallest. */
const FLAT = 1.2;

const [url = '', ...sizes] = process.argv.slice(2);

const psql = join(postgresPrograms() ?? '', 'psql');
const administer = (sql: string): void =>
  void execFileSync(psql, [url, '-Xq', '-v', 'ON_ERROR_STOP=1', '-c', sql]);
const urlOf = (name: string): string => url.replace(/[^/]*$/, name);
/** Works in a copy of the seeded database, which is dropped afterwards. */
async function inCopy<T>(name: string, work: (copy: string) => Promise<T>): Promise<T> {
  administer(`create database ${name} template seeded`);
  try {
    return await work(urlOf(name));
  } finally {
    administer(`drop database ${name} with (force)`);
  }
}

async function measure(patterns: Patterns, rows: number) {
  return inCopy(`grown_${rows}`, async (copy) => {
    const startedAt = performance.now();
    const day = await watchDay(copy, patterns, rows);
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(`${rows} rows: ${seconds.toFixed(0)} s`);
    const readings = day.readings();
    await day.db.close();
    const scans = readings.filter(({ how }) => how === 'Seq Scan');
    const long = readings.filter((each) => each.rows > MOST_ROWS);
    for (const { table, how, rows: looked, statement } of [...scans, ...long])
      console.log(`${rows} rows: ${how} of ${table}, ${looked} rows: ${statement}`);
    for (const each of day.refused) console.log(`${rows} rows: refused ${each}`);
    return {
      rows,
      seconds,
      statements: day.plans.length,
      scans: scans.length,
      most: readings.reduce((most, each) => Math.max(most, each.rows), 0),
      looked: readings.reduce((sum, each) => sum + each.rows, 0),
      refused: day.refused.length,
    };
  });
}

administer('create database seeded');
await seedWorld(urlOf('seeded'));
const patterns = await inCopy('pattern', readDayPatterns);
const days = [];
for (const size of sizes) days.push(await measure(patterns, Number(size)));

const [first] = days;
const last = days.at(-1);
const ratio = (last?.looked ?? 0) / (first?.looked ?? 1);
printTable(
  [
    'rows in each growing table',
    'statements of a day',
    'sequential scans',
    'most rows of one',
    'rows looked at',
    '',
  ],
  [
    ...days.map((day) => [
      day.rows,
      day.statements,
      day.scans,
      day.most,
      day.looked,
      `${day.seconds.toFixed(0)} s`,
    ]),
    ['bar', '', '0', `<= ${MOST_ROWS}`, `<= ${FLAT} of the first`, ratio.toFixed(2)],
  ],
);
const isMet =
  days.every((day) => day.scans === 0 && day.most <= MOST_ROWS && day.refused === 0) && ratio <= FLAT;
process.exitCode = isMet ? 0 : 1;
