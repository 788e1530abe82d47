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
import { serveTasks } from './maintenance/serverSocket.js';
import { listUndelivered } from './messaging/undelivered.js';
import { makeFirstOperator } from './operators/firstOperator.js';
import { runCommand } from './runCommand.js';
import { withSecretKey } from './secrets/secretKeyFile.js';
import { explainStartFailure } from './startFailure.js';
import { endOnSignal, stopOnSignal } from './stopping.js';
import { recordStatement } from './tracing/recordStatement.js';
import { startTracing } from './tracing/startTracing.js';

/** The exit code for wrong settings or arguments, as opposed to a failure. */
const EXIT_USAGE = 2;

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
    for (const line of listUndelivered(config)) log.warn(line);
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
