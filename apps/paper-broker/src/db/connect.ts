import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { columnTypes } from './columnTypes.js';
import type { Database, Observe, Queries, Schema, Tx } from './database.js';
import { parseDatabaseUrl, type DatabaseAddress } from './databaseUrl.js';
import { startEmbeddedServer, type EmbeddedSource } from './embeddedServer.js';
import { endWhenSilent } from './endSilent.js';
import { askWithin, clientOfPrimary, createPrimaryFinder } from './findPrimary.js';
import { canBeTriedAgain, isDisconnected } from './notNow.js';
import { createTurns } from '../util/turns.js';
import { vacuumAfterWrites } from './vacuum.js';

/** Connections to PostgreSQL. On a small server, more than about twenty only add waiting. */
const POOL_SIZE = 20;
/** Additional connections, for reads of whole histories. */
const HEAVY_READS = 2;
/** A request fails if it waits longer than this for a connection. */
const CONNECTION_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const SILENT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** A database that does not answer a simple question within this time hangs. */
const ANSWER_MS = 2_000;
/**
 * The longest time that the rows of a process stay locked if it hangs or its machine is lost. A process that was only slow
 * runs its transaction again.
 */
const IDLE_IN_TRANSACTION_MS = 4_000;
/**
 * The longest wait for a lock, somewhat longer than a hanging process keeps one. While a table is locked for longer,
 * requests that need it are refused, so that they do not use up the connections of all others.
 */
const LOCK_TIMEOUT_MS = 5_000;

interface PostgresOptions {
  readonly observe?: Observe | undefined;
  /** Runs on each new connection before its first query. */
  readonly prepare?: (client: pg.ClientBase) => Promise<void>;
  /** See `endWhenSilent`. Default: longer than a statement may take. */
  readonly silentMs?: number;
}

/**
 * Connects to PostgreSQL. With several hosts, each new connection goes to the current primary. Behind a pooler
 * in transaction mode (`?pooling=transaction`), a connection keeps no state between transactions: statements
 * are not named, and the time limits are those of the database role.
 * @param url as `DATABASE_URL`
 * @throws Error if `url` cannot be parsed. A server that cannot be reached makes the first query fail.
 */
export function connectPostgres(
  url: string,
  { observe, prepare, silentMs = SILENT_MS }: PostgresOptions = {},
): Database {
  const address = parseDatabaseUrl(url);
  if (address === undefined) throw new Error('The address of the database cannot be read.');
  const { hosts, isPooled } = address;
  const finder = hosts.length > 1 ? createPrimaryFinder(hosts) : undefined;
  const ask = askWithin(ANSWER_MS);
  const isRunning = (pid: number) => async (asking: pg.Client) => {
    const { rows } = await asking.query<{ runs: boolean }>(
      `select exists (select from pg_stat_activity where pid = $1 and state = 'active') as runs`,
      [pid],
    );
    // A pooler invents the numbers of processes, so there an answer has to suffice.
    return isPooled || rows[0]?.runs === true;
  };
  const limits = {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const settings: pg.PoolConfig = {
    connectionString: hosts[0],
    ...(finder === undefined ? {} : { Client: clientOfPrimary(finder) }),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(isPooled ? {} : limits),
    application_name: 'fairlot',
    types: columnTypes,
    async onConnect(client) {
      await useUtc(client);
      await prepare?.(client);
      endWhenSilent(client, silentMs, (pid) => ask(hostOf(client, hosts), isRunning(pid)));
    },
  };
  const heavy = openPool(new pg.Pool({ ...settings, max: HEAVY_READS }), observe);
  return fromPool('postgres', new pg.Pool({ ...settings, max: POOL_SIZE }), {
    heavy,
    observe,
    namesStatements: !isPooled,
    wrote: () => void finder?.committed(),
    afterClose: () => heavy.destroy(),
  });
}

/** Opens the embedded database, and creates its files if there are none. */
export async function connectEmbedded(source: EmbeddedSource, observe?: Observe): Promise<Database> {
  if ('dataDir' in source && source.dataDir !== undefined) await createDataDir(source.dataDir);
  const server = await startEmbeddedServer(source);
  const pool = new pg.Pool({
    // PGlite has one session, so transactions and reads share one connection.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    stream: () => server.stream(),
    user: 'postgres',
    database: 'postgres',
    types: columnTypes,
    onConnect: useUtc,
  });
  const vacuum = vacuumAfterWrites(() => pool.query('vacuum'));
  return fromPool('pglite', pool, {
    observe,
    wrote: vacuum.wrote,
    async afterClose() {
      vacuum.stop();
      await server.close();
    },
  });
}

interface Surroundings {
  /** Where reads of whole histories run. Default: on the same connections as all others. */
  readonly heavy?: Queries;
  /** Whether statements may be prepared by name and reused; default true. */
  readonly namesStatements?: boolean;
  readonly observe: Observe | undefined;
  readonly wrote: () => void;
  readonly afterClose: () => Promise<void>;
}

function fromPool(
  kind: Database['kind'],
  pool: pg.Pool,
  { heavy, namesStatements = true, observe, wrote, afterClose }: Surroundings,
): Database {
  const read = openPool(pool, observe);
  const takeTurns = createTurns(HEAVY_READS);
  async function readPrepared<Row>(name: string, text: string, parameters: readonly unknown[]) {
    const query = { ...(namesStatements ? { name } : {}), text, values: [...parameters] };
    const { rows } = await tryAgain(() => observed(text, observe, () => pool.query(query)));
    return rows as Row[];
  }
  return {
    kind,
    read,
    heavy: (memberId, work) => takeTurns(memberId, () => work(heavy ?? read)),
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      let isCommitting = false;
      const attempt = (): Promise<T> => {
        isCommitting = false;
        return read
          .transaction()
          .setIsolationLevel('read committed')
          .execute(async (tx) => {
            const done = await work(tx);
            isCommitting = true;
            return done;
          });
      };
      // After a commit without an answer, its outcome is unknown, so it is not repeated.
      const result = await tryAgain(attempt, (error) => !isCommitting && isDisconnected(error));
      wrote();
      return result;
    },
    async prepared<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]> {
      const rows = await readPrepared<Row>(name, text, parameters);
      wrote();
      return rows;
    },
    readPrepared,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await read.destroy();
      await afterClose();
    },
  };
}

/** Runs a statement and reports it to `observe`. */
async function observed<T>(text: string, observe: Observe | undefined, run: () => Promise<T>): Promise<T> {
  if (observe === undefined) return run();
  const startedAt = performance.now();
  let isFailed = true;
  try {
    const result = await run();
    isFailed = false;
    return result;
  } finally {
    observe({ text, durationMs: performance.now() - startedAt, isFailed });
  }
}

function openPool(pool: pg.Pool, observe?: Observe): Queries {
  // The next query reports a lost connection. Without listeners its error event would end the process. The pool
  // listens on idle connections only, so each client needs a listener of its own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const log = (event: LogEvent): void =>
    observe?.({
      text: event.query.sql,
      durationMs: event.queryDurationMillis,
      isFailed: event.level === 'error',
    });
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(observe === undefined ? {} : { log }),
  });
}

/** The URL of the host to which a client is connected. */
function hostOf(client: pg.ClientBase, hosts: DatabaseAddress['hosts']): string {
  const { host, port } = client as pg.Client;
  const isHere = (url: string): boolean => {
    const at = new URL(url);
    return at.hostname.replace(/^\[(.*)\]$/, '$1') === host && (at.port === '' || Number(at.port) === port);
  };
  return hosts.find(isHere) ?? hosts[0];
}

async function useUtc(client: pg.ClientBase): Promise<void> {
  await client.query("set time zone 'UTC'");
}

const ATTEMPTS = 3;

/**
 * Runs a transaction, and again after a short pause if a new attempt may succeed.
 * @param isUndone whether another error leaves nothing behind either
 */
async function tryAgain<T>(
  transaction: () => Promise<T>,
  isUndone: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= ATTEMPTS || !(canBeTriedAgain(error) || isUndone(error))) throw error;
      await pause(Math.random() * 20 * attempt);
    }
  }
}

async function createDataDir(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const script = fileURLToPath(new URL('./createDataDir.mjs', import.meta.url));
  // Without the optimising compiler, because the process ends before optimised code would pay off.
  const child = spawn(process.execPath, ['--liftoff-only', script, dataDir], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`The embedded database could not be created in ${dataDir}: ${complaint.trim()}`);
}
