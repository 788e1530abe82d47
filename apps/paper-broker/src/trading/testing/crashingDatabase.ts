import type { Database } from '../../db/database.js';

/** What a client sees when the process that it waits for dies. */
export class Crash extends Error {
  constructor() {
    super('The process died here.');
  }
}

export interface CrashingDatabase {
  readonly db: Database;
  /** The next write dies: before its commit, so that nothing has happened, or right after it, so that nobody was told. */
  arm(point: 'before commit' | 'after commit'): void;
  /** A new process on the same store. */
  revive(): void;
}

/** A database whose process can die at a write. Dead, it writes nothing more until it is revived. */
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
