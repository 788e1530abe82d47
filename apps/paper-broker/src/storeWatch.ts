import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { ClockOff } from './clock/businessClock.js';
import type { Database } from './db/database.js';
import { findNewerMigration } from './db/migrate.js';
import { listMissing, type MissingPartition } from './db/partition.js';
import { pause } from './work/pause.js';
import type { WorkMonitor } from './work/source.js';

const PAUSE_MS = 1_000;
/** After errors, the pause doubles up to this. */
const LONGEST_PAUSE_MS = 30_000;

/** Checks each second, in a server of any role, for conditions of the store under which requests and due work fail. */
export interface StoreWatch {
  start(): void;
  stop(): Promise<void>;
  /** Whether this machine's clock differed from the store's when it was last compared. */
  isClockOff(): boolean;
  /** The metrics in Prometheus' text format. */
  metrics(): readonly string[];
}

/**
 * Logs one line when the clock becomes wrong, one when the database becomes read only, one for each partition that is lost,
 * and one for each recovery; and one when a newer version has migrated the database.
 * @param parts `refresh` throws ClockOff while this machine's clock is wrong, and learns of moves by other processes
 */
export function createStoreWatch({
  db,
  refresh,
  monitor,
  log,
}: {
  readonly db: Database;
  readonly refresh: () => Promise<void>;
  readonly monitor: Pick<WorkMonitor, 'broke'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
}): StoreWatch {
  let off: ClockOff | undefined;
  let missing: readonly MissingPartition[] = [];
  let newer: string | undefined;
  let isReadOnly = false;

  const compareClocks = async (): Promise<void> => {
    const before = off;
    off = await refresh().then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ClockOff) return error;
        throw error;
      },
    );
    if (before === undefined && off !== undefined) log.error(off.message);
    if (before !== undefined && off === undefined)
      log.info("The clock of this machine agrees with the database's.");
  };

  const lookForPartitions = async (): Promise<void> => {
    const before = missing;
    missing = await listMissing(db.read);
    for (const part of missing) if (!has(before, part)) log.error({ partition: part }, sayMissing(part));
    for (const part of before) {
      if (!has(missing, part)) log.info({ partition: part }, `A partition of ${part.table} is there again.`);
    }
  };

  const lookForNewerVersion = async (): Promise<void> => {
    const before = newer;
    newer = await findNewerMigration(db.read);
    if (newer !== undefined && newer !== before)
      log.warn(
        { newer },
        `A newer version has migrated the database up to ${newer}. This one works on until it is updated.`,
      );
  };

  const lookWhetherItWrites = async (): Promise<void> => {
    const before = isReadOnly;
    const { rows } = await sql<{ isSo: boolean }>`
      select current_setting('transaction_read_only') = 'on' as "isSo"`.execute(db.read);
    isReadOnly = rows[0]?.isSo === true;
    if (isReadOnly && !before)
      log.error('PostgreSQL is read only: nothing can be written, and nothing that is due is done.');
    if (before && !isReadOnly) log.info('PostgreSQL can be written again.');
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    let pauseMs = PAUSE_MS;
    while (!signal.aborted) {
      try {
        await compareClocks();
        await lookForPartitions();
        await lookForNewerVersion();
        await lookWhetherItWrites();
        pauseMs = PAUSE_MS;
      } catch (error) {
        monitor.broke('store watch', error);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
      await pause(pauseMs, signal);
    }
  };

  let running: Promise<void> = Promise.resolve();
  return {
    start: () => void (running = run()),
    stop() {
      stopping.abort();
      return running;
    },
    isClockOff: () => off !== undefined,
    metrics: () => [
      '# TYPE fairlot_clock_ahead_seconds gauge',
      `fairlot_clock_ahead_seconds ${off?.aheadS ?? 0}`,
      '# HELP fairlot_database_newer 1: a newer version has migrated the database',
      '# TYPE fairlot_database_newer gauge',
      `fairlot_database_newer ${newer === undefined ? 0 : 1}`,
      '# HELP fairlot_database_read_only 1: the database refuses every write',
      '# TYPE fairlot_database_read_only gauge',
      `fairlot_database_read_only ${isReadOnly ? 1 : 0}`,
      '# TYPE fairlot_partition_missing gauge',
      ...missing.map(
        ({ table, remainder }) => `fairlot_partition_missing{table="${table}",remainder="${remainder}"} 1`,
      ),
    ],
  };
}

const has = (list: readonly MissingPartition[], part: MissingPartition): boolean =>
  list.some(({ table, remainder }) => table === part.table && remainder === part.remainder);

const sayMissing = ({ table, remainder, modulus }: MissingPartition): string =>
  `Table ${table} lacks the partition with remainder ${remainder} of ${modulus}. Members whose rows it had are refused ` +
  `until it is attached again ("alter table ${table} attach partition ...") or restored from a backup.`;
