/**
 * The interface to the store. There are two drivers: PGlite (embedded, in a worker thread) and PostgreSQL 15+.
 * Code outside this folder does not know which one is in use, and every server test runs on both.
 *
 * Both return the same column types: numeric and int8 as text, int4 as number, timestamptz as `Date`, date as
 * `YYYY-MM-DD` text, jsonb parsed.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.js';

export type { Schema } from './schema.js';

/** Where a query may run: in a transaction, or outside of one. */
export type Queries = Kysely<Schema>;

/** A running transaction. Functions that write take this type, so they cannot be called outside a transaction. */
export type Tx = Transaction<Schema>;

/** A statement that has run; `text` is without its parameters. */
export interface Statement {
  readonly text: string;
  readonly durationMs: number;
  readonly isFailed: boolean;
}

/** Called after each statement, in the async context of the caller. */
export type Observe = (statement: Statement) => void;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** For reads outside a transaction. */
  readonly read: Queries;
  /**
   * Runs reads whose cost grows with one customer's history: at most two at
   * once in a process, one for each member, and members take turns. On
   * PostgreSQL they use connections of their own, so no order waits for them.
   */
  heavy<T>(memberId: string, work: (read: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one READ COMMITTED transaction and commits it. If `work` throws, the transaction is rolled
   * back and the error is thrown on. A transaction that conflicts with another one (see `canBeTriedAgain`) or loses
   * its connection while it is idle runs up to three times, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement as a named prepared statement in an implicit transaction, with the same retries as
   * `transaction`. For the hot path, where one SQL function is the whole unit of work.
   * @param name unique for `text`
   */
  prepared<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** The same for a statement that only reads. */
  readPrepared<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** The number of connections in the shared pool, and of callers who wait for one. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Waits for running work, then closes the store. */
  close(): Promise<void>;
}
