import type { Socket } from 'node:net';
import type pg from 'pg';

/** What of a client of `pg` its types do not declare. */
interface Parts {
  readonly connection: { readonly stream: Socket };
  readonly processID: number | null;
  /** The statement that waits for its answer. */
  _getActiveQuery(): object | null;
}

/**
 * Ends a connection whose statement gets no answer. The waiting request is then refused, and the pool opens another
 * connection. The database itself ends a statement that exceeds its time limit. If no answer comes even then, the
 * database hangs or the network loses what is sent. A statement without a time limit, as in a migration, may run on.
 * @param silentMs longer than the time limit of a statement
 * @param isRunning asks on another connection whether the process of this one runs a statement. It fails if the database
 * does not answer.
 */
export function endWhenSilent(
  client: pg.ClientBase,
  silentMs: number,
  isRunning: (pid: number) => Promise<boolean>,
): void {
  const parts = client as unknown as Parts;
  const { stream } = parts.connection;
  const check = async (): Promise<void> => {
    // A connection without a statement waits for nothing.
    if (parts._getActiveQuery() === null) return;
    const { bytesRead } = stream;
    const goesOn = await isRunning(parts.processID ?? 0).catch(() => false);
    if (goesOn || stream.bytesRead !== bytesRead) stream.setTimeout(silentMs);
    else stream.destroy(new Error('Connection terminated: the database does not answer'));
  };
  stream.setTimeout(silentMs);
  stream.on('timeout', () => void check());
}
