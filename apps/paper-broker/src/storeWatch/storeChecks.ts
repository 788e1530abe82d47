import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { ClockOff } from '../clock/businessClock.js';
import type { Queries } from '../db/database.js';
import { findNewerMigration } from '../db/migrate.js';
import { listMissing, type MissingPartition } from '../db/partition.js';

/** Looks for one condition of the store, and logs when it begins and when it ends. */
export interface StoreCheck {
  /** @throws what the store throws; the check keeps what it knew */
  look(): Promise<void>;
  /** What it last found, as metrics in Prometheus' text format. */
  metrics(): readonly string[];
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;

/**
 * Whether this machine's clock differs from the store's.
 * @param refresh throws ClockOff while it does, and learns of moves of the business clock by other processes
 */
export function createClockCheck(
  refresh: () => Promise<void>,
  log: Log,
): StoreCheck & { readonly isOff: () => boolean } {
  let off: ClockOff | undefined;
  return {
    async look() {
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
    },
    isOff: () => off !== undefined,
    metrics: () => [
      '# TYPE fairlot_clock_ahead_seconds gauge',
      `fairlot_clock_ahead_seconds ${off?.aheadS ?? 0}`,
    ],
  };
}

/** Whether partitions are lost; one line in the log for each. */
export function createPartitionCheck(read: Queries, log: Log): StoreCheck {
  let missing: readonly MissingPartition[] = [];
  return {
    async look() {
      const before = missing;
      missing = await listMissing(read);
      for (const part of missing) if (!has(before, part)) log.error({ partition: part }, sayMissing(part));
      for (const part of before) {
        if (!has(missing, part))
          log.info({ partition: part }, `A partition of ${part.table} is there again.`);
      }
    },
    metrics: () => [
      '# TYPE fairlot_partition_missing gauge',
      ...missing.map(
        ({ table, remainder }) => `fairlot_partition_missing{table="${table}",remainder="${remainder}"} 1`,
      ),
    ],
  };
}

/** Whether a newer version has migrated the database. */
export function createVersionCheck(read: Queries, log: Log): StoreCheck {
  let newer: string | undefined;
  return {
    async look() {
      const before = newer;
      newer = await findNewerMigration(read);
      if (newer !== undefined && newer !== before)
        log.warn(
          { newer },
          `A newer version has migrated the database up to ${newer}. This one works on until it is updated.`,
        );
    },
    metrics: () => [
      '# HELP fairlot_database_newer 1: a newer version has migrated the database',
      '# TYPE fairlot_database_newer gauge',
      `fairlot_database_newer ${newer === undefined ? 0 : 1}`,
    ],
  };
}

/** Whether PostgreSQL refuses every write. */
export function createReadOnlyCheck(read: Queries, log: Log): StoreCheck {
  let isReadOnly = false;
  return {
    async look() {
      const before = isReadOnly;
      const { rows } = await sql<{ isSo: boolean }>`
        select current_setting('transaction_read_only') = 'on' as "isSo"`.execute(read);
      isReadOnly = rows[0]?.isSo === true;
      if (isReadOnly && !before)
        log.error('PostgreSQL is read only: nothing can be written, and nothing that is due is done.');
      if (before && !isReadOnly) log.info('PostgreSQL can be written again.');
    },
    metrics: () => [
      '# HELP fairlot_database_read_only 1: the database refuses every write',
      '# TYPE fairlot_database_read_only gauge',
      `fairlot_database_read_only ${isReadOnly ? 1 : 0}`,
    ],
  };
}

const has = (list: readonly MissingPartition[], part: MissingPartition): boolean =>
  list.some(({ table, remainder }) => table === part.table && remainder === part.remainder);

const sayMissing = ({ table, remainder, modulus }: MissingPartition): string =>
  `Table ${table} lacks the partition with remainder ${remainder} of ${modulus}. Members whose rows it had are refused ` +
  `until it is attached again ("alter table ${table} attach partition ...") or restored from a backup.`;
