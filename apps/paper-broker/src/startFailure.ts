import pg from 'pg';
import { ClockOff } from './clock/businessClock.js';
import type { Config } from './settings/config.js';
import { DataDirLocked } from './db/dataLock.js';
import { NoPrimary } from './db/findPrimary.js';
import { isNotNow, isSocketGone } from './db/notNow.js';
import { PartitionError } from './db/partition.js';
import { ForeignDatabase } from './db/requireOwnDatabase.js';
import { Refusal } from './http/refusal.js';

const UNREACHABLE =
  'PostgreSQL at DATABASE_URL cannot be reached. Is it running, and are host and port right?';

const storeOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl === undefined ? `The embedded database in ${dataDir}` : 'PostgreSQL at DATABASE_URL';

/** Explains the usual failures to start in one line: why the server did not start, and what to do. */
export function explainStartFailure(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return `Fairlot could not start: ${String(error)}`;
  const isExplained = [ClockOff, DataDirLocked, ForeignDatabase, NoPrimary, PartitionError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return error.message;
  if (error instanceof Refusal && error.code === 'clock_backwards') {
    return `SIM_CLOCK=real is refused: this database's business time is ${error.params['now']}, ahead of the wall clock. Use SIM_CLOCK=demo or manual, or an empty database.`;
  }
  const code = 'code' in error ? String(error.code) : '';
  if ('hostname' in error && error.hostname === config.host)
    return `HOST ${JSON.stringify(config.host)} is not an address of this machine.`;
  if (isSocketGone(error)) return UNREACHABLE;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} on ${config.host} is taken. Stop what uses it, or set PORT to another one.`;
    case 'EACCES':
      return `No permission: ${error.message}`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR ${config.dataDir} is not a folder.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${JSON.stringify(config.host)} is not an address of this machine.`;
    case 'ENOSPC':
    case '53100':
      return 'The disk is full, or the disk of the database is. Make room, then try again.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
      return UNREACHABLE;
    case '28P01':
    case '28000':
      return 'PostgreSQL refuses the user or password of DATABASE_URL.';
    case '25006':
      return 'PostgreSQL at DATABASE_URL is a standby, or set to read only. Name its primary too, or promote it if the primary is gone for good.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist.';
    case '42501':
    case '3F000':
      return `The user of DATABASE_URL lacks a right: ${error.message}. Make it the owner of the database.`;
    case '53300':
      return 'PostgreSQL at DATABASE_URL has no connection left. Raise its max_connections, or start fewer servers.';
    default:
      if (error instanceof pg.DatabaseError || isNotNow(error))
        return `${storeOf(config)} says: ${error.message}.`;
      return `Fairlot could not start: ${error.stack ?? error.message}`;
  }
}
