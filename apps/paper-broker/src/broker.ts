import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBusinessClock, type BusinessClock } from './clock/businessClock.js';
import type { Entropy } from './clock/clock.js';
import type { Config } from './config.js';
import type { BrokerContext } from './context.js';
import { registerControl } from './control/registerControl.js';
import type { Database } from './db/database.js';
import { migrate } from './db/migrate.js';
import { loadContract } from './http/contract.js';
import { createApp } from './http/createApp.js';
import { serveApp } from './http/serveApp.js';
import { createDueWork } from './jobs/dueWork.js';
import { startHousekeeping } from './jobs/housekeeping.js';
import { runDueJobs } from './jobs/jobs.js';
import { checkInvariants } from './ledger/invariants.js';
import { createHaltBook } from './market/haltBook.js';
import type { Market } from './market/market.js';
import { withListings } from './market/offerings/withListings.js';
import { assembleModules } from './modules.js';
import { databaseBlobs } from './uploads/blobStore.js';
import { seedDemo } from './seed/seedDemo.js';

/** How often due work is looked for. A market order fills within that time. */
const DUE_INTERVAL_MS = 300;

export interface BrokerParts {
  readonly config: Config;
  readonly db: Database;
  readonly entropy: Entropy;
  readonly market: Market;
  readonly log: FastifyBaseLogger;
  /** Wall time; another function only in tests. */
  readonly wall?: () => Date;
  /** The folder of the built app; the repository's own unless said otherwise. */
  readonly webRoot?: string;
}

/** A broker that is ready to listen. */
export interface Broker {
  readonly app: FastifyInstance;
  readonly context: BrokerContext;
  readonly clock: BusinessClock;
  /** Does everything that is due by the business clock. */
  runDue(): Promise<void>;
  /** Starts the loop that does so again and again, and the cleaning up. */
  start(): void;
  /** Answers what is open, ends streams, finishes running work. Leaves the database open. */
  close(): Promise<void>;
}

/** Brings the database up to date, opens the clock, seeds the demo and puts all parts together. */
export async function openBroker(parts: BrokerParts): Promise<Broker> {
  const { config, db, entropy, market, log } = parts;
  await migrate(db, ({ name, done, total }) => log.info({ name }, `Database: step ${done} of ${total}`));
  const clock = await openBusinessClock({
    db,
    market,
    mode: config.simClock,
    firstMode: config.seedDemo ? 'demo' : 'real',
    ...(parts.wall === undefined ? {} : { wall: parts.wall }),
  });
  const context = { db, clock, entropy, market: withListings(market, () => clock.now()), config };
  const halts = createHaltBook(context);
  const modules = assembleModules({ ...context, halts }, log, databaseBlobs);
  if (config.seedDemo)
    await seedDemo(context, modules.seedSteps, (label) => log.info(`Demo customer: ${label}`));

  const runJobs = (): Promise<number> =>
    runDueJobs(context, modules.jobHandlers, (job, error) =>
      log.error({ err: error, job: job.ref }, 'job failed'),
    );
  const dueWork = createDueWork([...modules.dueRunners, runJobs], () => clock.refresh());
  let stopHousekeeping = (): void => undefined;

  const app = await createApp({
    ...context,
    contract: loadContract(),
    operations: modules.operations,
    log,
    async extend(instance) {
      if (config.simControl && config.simToken !== undefined) {
        await registerControl(instance, config.simToken, {
          context,
          clock,
          runDue: dueWork.runAll,
          desks: modules.desks,
          blobs: databaseBlobs,
          halts,
          checkInvariants: () => checkInvariants(db.read),
        });
      }
      await serveApp(instance, parts.webRoot);
    },
  });
  return {
    app,
    context,
    clock,
    runDue: dueWork.runAll,
    start() {
      dueWork.start(DUE_INTERVAL_MS, (error) => log.error({ err: error }, 'due work failed'));
      stopHousekeeping = startHousekeeping(context, (error) =>
        log.warn({ err: error }, 'cleaning up failed'),
      );
    },
    async close() {
      stopHousekeeping();
      await app.close();
      await dueWork.stop();
    },
  };
}
