/**
 * The one way to the store. Two drivers stand behind it, PGlite (embedded, in a worker thread) and PostgreSQL 15+;
 * nothing above this file knows which one is in use, and every server test runs on both.
 *
 * Column types arrive the same from both: numeric and int8 as text, int4 as number, timestamptz as `Date`, date as
 * `YYYY-MM-DD` text, jsonb parsed.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.js';

export type { Schema } from './schema.js';

/** A transaction, or the database outside of one: where a query may run. */
export type Queries = Kysely<Schema>;

/** A running transaction. Functions that write take this type, so that they cannot be called outside of one. */
export type Tx = Transaction<Schema>;

/** A statement that has been run, without its parameters. */
export interface Statement {
  readonly text: string;
  readonly durationMs: number;
  readonly isFailed: boolean;
}

/** Hears of each statement, within what asked for it. */
export type Observe = (statement: Statement) => void;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** For reads outside a transaction. */
  readonly read: Queries;
  /**
   * Runs reads whose cost grows with one customer's history: two at once in a process, one for each member, in turns. On
   * PostgreSQL they have connections of their own, so that no order ever waits for one of theirs.
   */
  heavy<T>(memberId: string, work: (read: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one READ COMMITTED transaction and commits it; a throw rolls it back and is passed on.
   * One that met another transaction (a deadlock, or a name that was free when it looked: `canBeTriedAgain`) is tried
   * again, three times in all, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement as a named prepared statement in its own implicit transaction, tried again like `transaction`:
   * the hot path, where one SQL function is the whole unit of work.
   * @param name unique for `text`
   */
  prepared<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** How busy the connections are that everybody shares. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Waits for running work and closes the store. */
  close(): Promise<void>;
}
