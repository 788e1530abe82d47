import pg from 'pg';
import { NoPrimary } from './findPrimary.js';

/** What the errors of a store mean for whoever asked: the one list of SQLSTATEs. */

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const LOCK_NOT_AVAILABLE = '55P03';

/** One that is there already, of the constraint of that name. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  codeOf(error) === UNIQUE_VIOLATION && (error as pg.DatabaseError).constraint === constraint;

/** Another transaction has held a lock for longer than `lock_timeout`. */
export const isLocked = (error: unknown): boolean => codeOf(error) === LOCK_NOT_AVAILABLE;

/** Transactions that met: a serialization failure or a deadlock. Each is free again, and one of them was undone. */
const isCollision = (error: unknown): boolean => /^40/.test(codeOf(error));

/**
 * Whether the same transaction can end otherwise when it is run again: it met another one, or what it had looked at was
 * changed by another one before it wrote. A name that was free is taken then, an amount that was there is spent, a list
 * to add to is deleted. The next run sees that, and refuses it by its own rule.
 */
export const canBeTriedAgain = (error: unknown): boolean =>
  isCollision(error) || [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, CHECK_VIOLATION].includes(codeOf(error));

/**
 * Classes of SQLSTATE that mean "not now": connection lost, rolled back for another's sake, too many connections, a lock
 * or an open transaction that took too long, an operator, a primary that has become a standby.
 */
const NOT_NOW = /^(08|40|53|55P03|57|25P0[34]|25006)/;
/** What the driver says of a connection that is lost, was never made, or is being closed. */
const LOST =
  /^(Connection terminated|Client (was closed|has encountered)|timeout e|Cannot use a pool after|driver has)/;
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether nothing is wrong with what was asked, and it may well work a moment later. */
export function isNotNow(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return NOT_NOW.test(codeOf(error));
  if (error instanceof NoPrimary) return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || LOST.test(error.message);
}

/** The SQLSTATE; empty for what is no error of a database. */
function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
