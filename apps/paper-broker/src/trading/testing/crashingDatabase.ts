import type { Database } from '../../db/database.js';

/** The error that a client sees when the server process dies. */
export class Crash extends Error {
  constructor() {
    super('The process died here.');
  }
}

export interface CrashingDatabase {
  readonly db: Database;
  /**
   * Makes the next write crash: before its commit, so that nothing is stored, or after it, so that no answer is sent.
   */
  arm(point: 'before commit' | 'after commit'): void;
  /** Starts a new process on the same store. */
  revive(): void;
}

/** A database whose process can crash at a write. After a crash it writes nothing until it is revived. */
export function createCrashingDatabase(db: Database): CrashingDatabase {
  let state: 'alive' | 'before commit' | 'after commit' | 'dead' = 'alive';
  const dyingAt = (): typeof state => {
    const point = state;
    if (point === 'dead') throw new Crash();
    if (point !== 'alive') state = 'dead';
    return point;
  };
  return {
    arm: (point) => {
      state = point;
    },
    revive: () => {
      state = 'alive';
    },
    db: {
      kind: db.kind,
      read: db.read,
      pool: () => db.pool(),
      heavy: (memberId, work) => db.heavy(memberId, work),
      close: () => db.close(),
      async transaction(work) {
        const point = dyingAt();
        const done = await db.transaction(async (tx) => {
          const result = await work(tx);
          if (point === 'before commit') throw new Crash();
          return result;
        });
        if (point === 'after commit') throw new Crash();
        return done;
      },
      async prepared(name, text, parameters) {
        const point = dyingAt();
        if (point === 'before commit') throw new Crash();
        const rows = await db.prepared(name, text, parameters);
        if (point === 'after commit') throw new Crash();
        return rows as never;
      },
    },
  };
}
