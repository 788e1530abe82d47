import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keeperIsAlive, type ClusterRecord } from './clusterRecord.js';

const START_TIMEOUT_MS = 60_000;
const LEASE_MS = 5_000;
/** Longer than a busy process may fail to renew its lease. */
const IDLE_MS = 20_000;

/** The folder of the newest installed PostgreSQL's programs; undefined if there is none. */
export function findPostgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [process.env['POSTGRES_BIN'], ...newestFirst.map((version) => join(root, version, 'bin'))];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

/** Whether PostgreSQL is available: given by TEST_DATABASE_URL, or installed so that the tests can start it. */
export const hasPostgres =
  process.env['TEST_DATABASE_URL'] !== undefined || findPostgresBinaries() !== undefined;

/**
 * The address of a cluster for the tests, without a database name: `postgres://…/`. The first test process that
 * needs the cluster starts it, all of them share it, and its keeper stops it soon after the last one ends.
 */
export async function requireCluster(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return given.replace(/\/[^/]*$/, '/');
  const folder = join(tmpdir(), `fairlot-test-postgres-${userInfo().uid}`);
  const url = await requireClusterIn(folder, IDLE_MS);
  holding ??= setInterval(() => holdLease(folder), LEASE_MS).unref();
  return url;
}
let holding: NodeJS.Timeout | undefined;

/** As `requireCluster`, with another folder for the records. The cluster stops `idleMs` after the last call. */
export async function requireClusterIn(folder: string, idleMs: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const record = join(folder, 'cluster.json');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    holdLease(folder);
    const running = readRecord(record);
    if (running?.state === 'ready' && keeperIsAlive(running)) return running.url;
    if (running === undefined || !keeperIsAlive(running)) startKeeper(folder, idleMs);
    await wait(150);
  }
  throw new Error(
    `PostgreSQL for the tests did not start within ${START_TIMEOUT_MS / 1000} s; see ${folder}/log`,
  );
}

/** Renews the lease: the keeper reads the file's modification time. */
const holdLease = (folder: string): void => writeFileSync(join(folder, 'lease'), '');

function readRecord(path: string): ClusterRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord;
  } catch {
    return undefined; // Missing or incomplete: the caller tries again.
  }
}

function startKeeper(folder: string, idleMs: number): void {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error('No PostgreSQL is installed');
  const script = fileURLToPath(new URL('./keepCluster.mjs', import.meta.url));
  const keeper = [script, folder, binaries, String(idleMs)];
  spawn(process.execPath, keeper, { detached: true, stdio: 'ignore' }).unref();
}
