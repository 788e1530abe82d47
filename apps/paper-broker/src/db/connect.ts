import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { columnTypes } from './columnTypes.js';
import type { Database, Observe, Queries, Schema, Tx } from './database.js';
import { parseDatabaseUrl } from './databaseUrl.js';
import { startEmbeddedServer, type EmbeddedServer, type EmbeddedSource } from './embeddedServer.js';
import { clientOfPrimary, createPrimaryFinder } from './findPrimary.js';
import { canBeTriedAgain } from './notNow.js';
import { createTurns } from './turns.js';
import { vacuumAfterWrites } from './vacuum.js';

/** Connections to PostgreSQL. Above some twenty a small server only adds waiting. */
const POOL_SIZE = 20;
/** Beside these, connections for reads of whole histories. */
const HEAVY_READS = 2;
/** A request that waits longer for a connection than this fails, instead of hanging. */
const CONNECTION_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * With several hosts each new connection goes to the primary of that moment. Through a pooler in transaction mode
 * (`?pooling=transaction`) nothing is left on a connection after a transaction: no named statements, and time limits are
 * those of the database's role.
 * @param url as `DATABASE_URL`
 * @param prepare runs on each new connection before its first query
 * @throws Error from the first use of it, when the server cannot be reached
 */
export function connectPostgres(
  url: string,
  prepare: (client: pg.ClientBase) => Promise<void> = () => Promise.resolve(),
  observe?: Observe,
): Database {
  const address = parseDatabaseUrl(url);
  if (address === undefined) throw new Error('The address of the database cannot be read.');
  const { hosts, isPooled } = address;
  const finder = hosts.length > 1 ? createPrimaryFinder(hosts) : undefined;
  const limits = {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
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
      await prepare(client);
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

/** Opens the embedded database, creating its files first where there are none. */
export async function connectEmbedded(
  source: EmbeddedSource,
  observe?: Observe,
): Promise<Database & { server: EmbeddedServer }> {
  if ('dataDir' in source && source.dataDir !== undefined) await createDataDir(source.dataDir);
  const server = await startEmbeddedServer(source);
  const pool = new pg.Pool({
    // One connection, because PGlite has one session. Transactions and reads take turns.
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
  const database = fromPool('pglite', pool, {
    observe,
    wrote: vacuum.wrote,
    async afterClose() {
      vacuum.stop();
      await server.close();
    },
  });
  return Object.assign(database, { server });
}

interface Surroundings {
  /** Where reads of whole histories run. Default: where all others do. */
  readonly heavy?: Queries;
  /** Whether statements may be prepared once for many uses; yes unless said otherwise. */
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
  return {
    kind,
    read,
    heavy: (memberId, work) => takeTurns(memberId, () => work(heavy ?? read)),
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const result = await tryAgain(() =>
        read.transaction().setIsolationLevel('read committed').execute(work),
      );
      wrote();
      return result;
    },
    async prepared<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]> {
      const query = { ...(namesStatements ? { name } : {}), text, values: [...parameters] };
      const { rows } = await tryAgain(() => observed(text, observe, () => pool.query(query)));
      wrote();
      return rows as Row[];
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await read.destroy();
      await afterClose();
    },
  };
}

/** Runs a statement; `observe` hears of it. */
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
  // The next query on that connection reports the loss. Without a listener it would end the process: the pool listens to
  // those that wait, nobody to those that stand between two statements of a transaction.
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

async function useUtc(client: pg.ClientBase): Promise<void> {
  await client.query("set time zone 'UTC'");
}

const ATTEMPTS = 3;

/** Runs a transaction again, a moment later, where it may end otherwise then. */
async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= ATTEMPTS || !canBeTriedAgain(error)) throw error;
      await pause(Math.random() * 20 * attempt);
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function createDataDir(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const script = fileURLToPath(new URL('./createDataDir.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`The embedded database could not be created in ${dataDir}: ${complaint.trim()}`);
}
