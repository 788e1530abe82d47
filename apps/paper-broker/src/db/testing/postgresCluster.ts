import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keeperIsAlive, type ClusterRecord } from './clusterRecord.js';

const START_TIMEOUT_MS = 60_000;
const LEASE_MS = 5_000;
/** A process is busy for seconds at times and cannot hold its lease then. */
const IDLE_MS = 20_000;

/** The newest installed PostgreSQL's programs, or undefined when there are none. */
export function findPostgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [process.env['POSTGRES_BIN'], ...newestFirst.map((version) => join(root, version, 'bin'))];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

/** Whether the tests have a real PostgreSQL: one given by TEST_DATABASE_URL, or one that they start themselves. */
export const hasPostgres =
  process.env['TEST_DATABASE_URL'] !== undefined || findPostgresBinaries() !== undefined;

/**
 * The address of a cluster that may be used freely, its database left open: `postgres://…/`. Started by the first test
 * process that asks, shared by all of them, and stopped by its keeper soon after the last one ends.
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

/** The same for a folder of records of one's own; the cluster stops `idleMs` after the last call that asked for it. */
export async function requireClusterIn(folder: string, idleMs: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const record = join(folder, 'cluster.json');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    holdLease(folder);
    const running = readRecord(record);
    if (running?.state === 'ready' && keeperIsAlive(running)) return running.url;
    if (running === undefined || !keeperIsAlive(running)) startKeeper(folder, idleMs);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(
    `PostgreSQL for the tests did not start within ${START_TIMEOUT_MS / 1000} s; see ${folder}/log`,
  );
}

/** Says that somebody needs the cluster; the keeper reads the file's time. */
const holdLease = (folder: string): void => writeFileSync(join(folder, 'lease'), '');

function readRecord(path: string): ClusterRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord;
  } catch {
    return undefined; // Not there yet, or half written: asked again in a moment.
  }
}

function startKeeper(folder: string, idleMs: number): void {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error('No PostgreSQL is installed');
  const script = fileURLToPath(new URL('./keepCluster.mjs', import.meta.url));
  const keeper = [script, folder, binaries, String(idleMs)];
  spawn(process.execPath, keeper, { detached: true, stdio: 'ignore' }).unref();
}
