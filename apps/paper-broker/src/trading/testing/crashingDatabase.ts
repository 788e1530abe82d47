import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../../db/database.js';

/** The error that a client sees when the server process dies. */
export class Crash extends Error {
  constructor() {
    super('The process died here.');
  }
}

/** Rolls back a transaction whose result is reported as committed. */
class Lost extends Error {}

/**
 * Where the next write fails. `lost commit` is the planted fault: the write is answered, but not stored.
 */
export type CrashPoint = 'before commit' | 'after commit' | 'lost commit';

export interface CrashingDatabase {
  readonly db: Database;
  /**
   * Makes the next write crash: before its commit, so that nothing is stored, or after it, so that no answer is sent.
   */
  arm(point: CrashPoint): void;
  /** Delays the commit of every transaction, which keeps its locks meanwhile, as a slow disk does. */
  slowDown(ms: number): void;
  /** Starts a new process on the same store. @returns whether the last one had died */
  revive(): boolean;
}

/** A database whose process can crash at a write. After a crash it writes nothing until it is revived. */
export function createCrashingDatabase(db: Database): CrashingDatabase {
  let state: 'alive' | 'dead' | CrashPoint = 'alive';
  let slowMs = 0;
  const dyingAt = (): typeof state => {
    const point = state;
    if (point === 'dead') throw new Crash();
    if (point === 'lost commit') state = 'alive';
    else if (point !== 'alive') state = 'dead';
    return point;
  };
  /** Answers `work` as if it was committed, and stores nothing. */
  const lose = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done: { result?: T } = {};
    await db
      .transaction(async (tx) => {
        done.result = await work(tx);
        throw new Lost();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Lost)) throw error;
      });
    return done.result as T;
  };
  return {
    arm: (point) => {
      state = point;
    },
    slowDown: (ms) => {
      slowMs = ms;
    },
    revive: () => {
      const isDead = state === 'dead';
      state = 'alive';
      return isDead;
    },
    db: {
      kind: db.kind,
      read: db.read,
      pool: () => db.pool(),
      heavy: (memberId, work) => db.heavy(memberId, work),
      close: () => db.close(),
      readPrepared: (name, text, parameters) => db.readPrepared(name, text, parameters),
      async transaction(work) {
        const point = dyingAt();
        if (point === 'lost commit') return lose(work);
        const done = await db.transaction(async (tx) => {
          const result = await work(tx);
          if (slowMs > 0) await wait(slowMs);
          if (point === 'before commit') throw new Crash();
          return result;
        });
        if (point === 'after commit') throw new Crash();
        return done;
      },
      async prepared(name, text, parameters) {
        const point = dyingAt();
        if (point === 'before commit') throw new Crash();
        if (point === 'lost commit')
          return lose(async (tx) => {
            const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...parameters]));
            return rows as never;
          });
        const rows = await db.prepared(name, text, parameters);
        if (point === 'after commit') throw new Crash();
        return rows as never;
      },
    },
  };
}
