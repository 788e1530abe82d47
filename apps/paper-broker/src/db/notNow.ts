import pg from 'pg';
import { NoPrimary } from './findPrimary.js';

/** Classifies the errors of a store; every SQLSTATE that the server knows is listed here. */

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const LOCK_NOT_AVAILABLE = '55P03';
/** Raised by the SQL function `require_partitions_of`. */
const PARTITION_MISSING = 'FL001';
const CHARACTER_NOT_IN_REPERTOIRE = '22021';

/** Whether the error violates the unique constraint with this name. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  codeOf(error) === UNIQUE_VIOLATION && (error as pg.DatabaseError).constraint === constraint;

/** Whether another transaction held a lock for longer than `lock_timeout`. */
export const isLocked = (error: unknown): boolean => codeOf(error) === LOCK_NOT_AVAILABLE;

/** Whether a parameter contains U+0000, which PostgreSQL's text cannot. It comes from a request. */
export const hasUnstorableText = (error: unknown): boolean => codeOf(error) === CHARACTER_NOT_IN_REPERTOIRE;

/** Whether the partition of a member's rows is missing: found by `require_partitions_of`, or by writing a row. */
export const isPartitionMissing = (error: unknown): boolean =>
  codeOf(error) === PARTITION_MISSING ||
  (codeOf(error) === CHECK_VIOLATION && (error as pg.DatabaseError).routine === 'ExecFindPartition');

/** A serialization failure or a deadlock: one of the transactions was rolled back and may run again. */
const isCollision = (error: unknown): boolean => /^40/.test(codeOf(error));

/**
 * Whether the same transaction may end differently if it runs again. It conflicted with another transaction, or
 * another one changed what it had read before it wrote: a unique name was taken, an amount was spent, a
 * referenced row was deleted. The next attempt reads the new state and refuses by its own rule.
 */
export const canBeTriedAgain = (error: unknown): boolean =>
  isCollision(error) ||
  ([UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, CHECK_VIOLATION].includes(codeOf(error)) &&
    !isPartitionMissing(error));

/**
 * Whether the connection ended, or had ended before. The database rolls back a transaction that was not being
 * committed, so it may run again on another connection.
 */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Connection terminated unexpectedly|Client has encountered)/.test(error.message);

/**
 * SQLSTATEs of a temporary failure: connection lost, rolled back because of a conflict, too many connections, a
 * lock or an idle transaction that timed out, shutdown by an operator, a primary that has become a standby, a disk that
 * fails, a password or a database that is no longer the one of `DATABASE_URL`.
 */
const NOT_NOW = /^(08|40|53|55P03|57|58|25P0[34]|25006|28|3D)/;
/** Messages of the driver about a connection that is lost, was never made, does not answer, or is being closed. */
const LOST =
  /^(The embedded database |Connection terminated|Client (was closed|has encountered)|timeout e|Query read timeout|Cannot use a pool after|driver has)/;
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // This machine has no file or port left for another connection.
  'EMFILE',
  'ENFILE',
  'EADDRNOTAVAIL',
]);

/** Whether the failure is temporary, so that the same request may succeed a moment later. */
export function isNotNow(error: Error): boolean {
  if (error instanceof pg.DatabaseError)
    return NOT_NOW.test(codeOf(error)) || hasEndedAll(error) || isPartitionMissing(error);
  if (error instanceof NoPrimary) return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || isSocketGone(error) || LOST.test(error.message);
}

/** Whether the error ended the connection, or the whole database, whatever the statement was. */
const hasEndedAll = ({ severity = '' }: pg.DatabaseError): boolean => /^(FATAL|PANIC)$/.test(severity);

/** Whether a database that is reached by a socket is down: the file of the socket is gone then. */
export const isSocketGone = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** The SQLSTATE; empty if the error is not from the database. */
function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
