import { openBroker, type Broker } from './broker.js';
import { systemEntropy } from './clock/systemEntropy.js';
import { ConfigError, describeSettings, readConfig, type Config } from './config.js';
import { connectEmbedded, connectPostgres } from './db/connect.js';
import { lockDataDir } from './db/dataLock.js';
import type { Database } from './db/database.js';
import { createLogger } from './http/logger.js';
import { createMarket } from './market/createMarket.js';
import { explainStartFailure } from './startFailure.js';

/** Wrong use, as opposed to something that went wrong. */
const EXIT_USAGE = 2;

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(describeSettings());
} else {
  await run();
}

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
  let db: Database | undefined;
  let broker: Broker | undefined;
  try {
    log.info('Opening the database');
    db = await connect(config);
    broker = await openBroker({
      config,
      db,
      entropy: systemEntropy,
      market: createMarket({ seed: config.simSeed }),
      log,
    });
    await broker.app.listen({ port: config.port, host: config.host });
    broker.start();
  } catch (error) {
    await db?.close().catch(() => undefined);
    unlock?.();
    throw error;
  }
  stopOnSignal(config, log, broker, db, unlock);
}

async function connect(config: Config): Promise<Database> {
  return config.databaseUrl === undefined
    ? connectEmbedded({ dataDir: config.dataDir })
    : connectPostgres(config.databaseUrl);
}

/** Lets open requests finish, for so long; a second signal does not wait. */
function stopOnSignal(
  config: Config,
  log: ReturnType<typeof createLogger>,
  broker: Broker,
  db: Database,
  unlock: (() => void) | undefined,
): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info('Stopping');
    const force = setTimeout(() => broker.app.server.closeAllConnections(), config.shutdownMs);
    await broker.close();
    clearTimeout(force);
    await db.close();
    unlock?.();
    log.info('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      });
    });
  }
}
