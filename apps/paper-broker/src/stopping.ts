import { constants } from 'node:os';
import type { Broker } from './broker.js';
import type { Database } from './db/database.js';
import type { createLogger } from './http/logger.js';
import type { Config } from './settings/config.js';
import { inTime } from './util/inTime.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long the end waits for the last lines of the log to be written. */
const LAST_LINES_MS = 1_000;
/** A process group and a parent often both send the same signal. A signal after this time counts as a second one. */
const SAME_SIGNAL_MS = 1_000;

type Log = ReturnType<typeof createLogger>;

/**
 * Ends a server that is still starting at the first signal: the database rolls a migration back, and the next start
 * begins it again. As process 1 of a container, a server without handlers would not even notice the signal.
 * @returns a function to call once the server has started
 */
export function endOnSignal(log: Log, unlock: (() => void) | undefined): () => void {
  const end = (signal: NodeJS.Signals): void => {
    log.warn('Stopped before it was ready');
    endProcess(128 + constants.signals[signal], log, unlock);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

function endProcess(code: number, log: Log, unlock?: () => void): void {
  // If nobody reads the log any more, the logger learns it here. Otherwise it would try to write its last line for ever.
  const written = new Promise<void>((done) => log.flush(() => done()));
  void inTime(LAST_LINES_MS, written).then(() => {
    // Not earlier: the embedded database may still be open, and another server must not open it too.
    unlock?.();
    process.exit(code);
  });
}

interface Running {
  readonly broker: Broker;
  readonly db: Database;
  readonly unlock: (() => void) | undefined;
  readonly stopTracing: () => Promise<void>;
}

/**
 * Stops in order: open requests get their answers and running work finishes, for at most SHUTDOWN_MS. The database
 * rolls back what is interrupted then. A signal a second later or more stops the process at once.
 */
export function stopOnSignal(config: Config, log: Log, { broker, db, unlock, stopTracing }: Running): void {
  let stoppingSince: number | undefined;
  const end = (code: number): void => endProcess(code, log, unlock);
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince >= SAME_SIGNAL_MS) end(1);
      return;
    }
    stoppingSince = performance.now();
    log.info('Stopping');
    setTimeout(() => {
      log.warn('Stopped before all work had ended: SHUTDOWN_MS has passed');
      end(0);
    }, config.shutdownMs);
    broker
      .close()
      .then(() => db.close())
      .then(stopTracing)
      .then(
        () => {
          log.info('Stopped');
          end(0);
        },
        (error: unknown) => {
          log.error({ err: error }, 'Stopping failed');
          end(1);
        },
      );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  stopWithStarter(stop);
}

/** The start script keeps an IPC channel to this process. When it closes, the script has ended. */
function stopWithStarter(stop: () => void): void {
  if (process.channel === undefined) return;
  // Nothing reads the log any more, so writing to it fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('disconnect', stop);
  process.channel.unref();
  if (!process.connected) stop();
}
