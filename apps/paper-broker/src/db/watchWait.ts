import { sql } from 'kysely';
import type { Database } from './database.js';

/** What a statement waits for. */
export interface Wait {
  /** The locked table, or the kind of lock if it is no table's. */
  readonly table: string;
  /** The process ids, in PostgreSQL, of the connections that hold the lock. */
  readonly pids: readonly number[];
}

const LOOK_EVERY_MS = 150;

/**
 * Finds out, on another connection, what `work` waits for, and reports each change. The embedded store has one
 * connection, so nothing waits there.
 * @param work calls `begin` with the process id of its connection once it has one
 */
export async function watchWait<T>(
  db: Database,
  report: (wait: Wait) => void,
  work: (begin: (pid: number) => void) => Promise<T>,
): Promise<T> {
  if (db.kind !== 'postgres') return work(() => undefined);
  let pid: number | undefined;
  let said = '';
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if (pid === undefined) return;
    const { rows } = await sql<Wait>`
      select coalesce(relation::regclass::text, locktype) as table, pg_blocking_pids(pid) as pids
        from pg_locks where pid = ${pid} and not granted`.execute(db.read);
    for (const wait of rows.filter(({ pids }) => pids.length > 0)) {
      const text = JSON.stringify(wait);
      if (text !== said) report(wait);
      said = text;
    }
  };
  const timer = setInterval(() => {
    // A failed query only omits a line of the log. The migration meets the same fault and reports it.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = undefined));
  }, LOOK_EVERY_MS);
  try {
    return await work((own) => (pid = own));
  } finally {
    clearInterval(timer);
    await looking;
  }
}
