import { constants } from 'node:os';
import { backupTask } from './backup/backupTask.js';
import { openBroker, type Broker } from './broker.js';
import { systemEntropy } from './clock/systemEntropy.js';
import { readConfig, type Config } from './settings/config.js';
import { ConfigError } from './settings/readSetting.js';
import { describeSettings } from './settings/settings.js';
import { connectEmbedded, connectPostgres } from './db/connect.js';
import { lockDataDir } from './db/dataLock.js';
import type { Database } from './db/database.js';
import { parseDatabaseUrl } from './db/databaseUrl.js';
import { findWeakSettings } from './db/durability.js';
import { createLogger } from './http/logger.js';
import { inTime } from './util/inTime.js';
import { serveTasks } from './maintenance/serverSocket.js';
import { makeFirstOperator } from './operators/firstOperator.js';
import { runCommand } from './runCommand.js';
import { withSecretKey } from './secrets/secretKeyFile.js';
import { explainStartFailure } from './startFailure.js';
import { recordStatement } from './tracing/recordStatement.js';
import { startTracing } from './tracing/startTracing.js';

/** The exit code for wrong settings or arguments, as opposed to a failure. */
const EXIT_USAGE = 2;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long the end waits for the last lines of the log to be written. */
const LAST_LINES_MS = 1_000;

// The log names our sources, also of the built server.
process.setSourceMapsEnabled(true);

const [command, ...words] = process.argv.slice(2);
if (command === '--help' || command === '-h') process.stdout.write(describeSettings());
else if (command === undefined) await run();
else process.exitCode = await runCommand(command, words);

async function run(): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_USAGE;
    return;
  }
  try {
    await serve(config);
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, config)}\n`);
    process.exit(1);
  }
}

async function serve(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  const unlock = config.databaseUrl === undefined ? lockDataDir(config.dataDir) : undefined;
  const hasStarted = endOnSignal(log, unlock);
  const stopTracing =
    config.tracesTo === undefined ? () => Promise.resolve() : await startTracing(config.tracesTo);
  let db: Database | undefined;
  let broker: Broker | undefined;
  try {
    log.info('Opening the database');
    db = await connect(config);
    await warnOfWeakSettings(db, config, log);
    const keyed = withSecretKey(config);
    broker = await openBroker({
      config: keyed,
      db,
      entropy: systemEntropy,
      log,
    });
    await broker.app.listen({ port: config.port, host: config.host });
    broker.start();
    const { context } = broker;
    if (unlock !== undefined)
      await serveTasks(config.dataDir, {
        backup: backupTask(db, config.secretKey === '' ? keyed.secretKey : undefined),
        operator: (words) => makeFirstOperator(context, JSON.parse(words) as string[]),
      });
  } catch (error) {
    await db?.close().catch(() => undefined);
    unlock?.();
    throw error;
  }
  hasStarted();
  stopOnSignal(config, log, { broker, db, unlock, stopTracing });
}

/** Warns of weak durability settings: DATA_FSYNC, or what PostgreSQL's operator has set. */
async function warnOfWeakSettings(
  db: Database,
  { databaseUrl, dataFsync }: Config,
  log: ReturnType<typeof createLogger>,
): Promise<void> {
  if (databaseUrl === undefined) {
    if (!dataFsync) log.warn('DATA_FSYNC=off: a power cut can lose answered orders, or damage the database');
    return;
  }
  const weak = await findWeakSettings(db, (parseDatabaseUrl(databaseUrl)?.hosts.length ?? 0) > 1);
  if (weak.length > 0)
    log.warn(
      `PostgreSQL runs with ${weak.join(', ')} off or empty: a crash of its machine can lose answered orders`,
    );
}

async function connect(config: Config): Promise<Database> {
  const observe = config.tracesTo === undefined ? undefined : recordStatement;
  return config.databaseUrl === undefined
    ? connectEmbedded({ dataDir: config.dataDir, isSynced: config.dataFsync }, observe)
    : connectPostgres(config.databaseUrl, { observe });
}

/** A process group and a parent often both send the same signal. A signal after this time counts as a second one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends a server that is still starting at the first signal: the database rolls a migration back, and the next start
 * begins it again. As process 1 of a container, a server without handlers would not even notice the signal.
 * @returns a function to call once the server has started
 */
function endOnSignal(log: ReturnType<typeof createLogger>, unlock: (() => void) | undefined): () => void {
  const end = (signal: NodeJS.Signals): void => {
    log.warn('Stopped before it was ready');
    endProcess(128 + constants.signals[signal], log, unlock);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

function endProcess(code: number, log: ReturnType<typeof createLogger>, unlock?: () => void): void {
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
function stopOnSignal(
  config: Config,
  log: ReturnType<typeof createLogger>,
  { broker, db, unlock, stopTracing }: Running,
): void {
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
