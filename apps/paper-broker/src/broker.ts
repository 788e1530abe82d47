import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readAnchorFile } from './anchors/anchorFile.js';
import { keepAnchors } from './anchors/keepAnchors.js';
import { openBusinessClock, type BusinessClock } from './clock/businessClock.js';
import type { Entropy } from './clock/clock.js';
import type { Config } from './settings/config.js';
import type { BrokerContext } from './context.js';
import { registerControl } from './control/registerControl.js';
import type { Database } from './db/database.js';
import { migrate } from './db/migrate.js';
import { partitionByMember } from './db/partition.js';
import { sealTotpSecrets } from './members/totp/totpSecret.js';
import { serveMailbox } from './messaging/serveMailbox.js';
import { loadContract } from './http/contract.js';
import { createApp } from './http/createApp.js';
import { createProcessMetrics, type InvariantRun } from './http/processMetrics.js';
import { serveApp } from './http/serveApp.js';
import { readServedApp } from './http/servedApp.js';
import { jobWork } from './jobs/jobs.js';
import { checkInvariants } from './ledger/invariants.js';
import { createMarket } from './market/createMarket.js';
import { createHaltBook } from './market/haltBook.js';
import type { Market } from './market/market.js';
import { withListings } from './market/offerings/withListings.js';
import { assembleModules, type Modules } from './modules.js';
import { auditFills } from './trading/matching/auditFills.js';
import { requireMarketSeed } from './secrets/marketSeed.js';
import { registerOperators } from './operators/registerOperators.js';
import { createCases } from './review/cases.js';
import { recordOperations } from './securityLog/recordOperations.js';
import { forgetSecurityEvents } from './securityLog/securityLog.js';
import { traceWork } from './tracing/traceWork.js';
import { databaseBlobs, type BlobStore } from './uploads/blobStore.js';
import { objectBlobs } from './uploads/objectBlobs.js';
import { openObjectStorage } from './uploads/objectStorage.js';
import { seedDemo } from './seed/seedDemo.js';
import { forgetEnded } from './work/dueList.js';
import { startHousekeeping } from './work/housekeeping.js';
import { createWorkLoops } from './work/loop.js';
import { createMonitor } from './work/monitor.js';
import type { WorkKind } from './work/source.js';
import { createStoreWatch } from './storeWatch/storeWatch.js';
import { createWorkWatch } from './work/watch.js';

export interface BrokerParts {
  readonly config: Config;
  readonly db: Database;
  readonly entropy: Entropy;
  /** Default: the market of `config`'s seed. */
  readonly market?: Market;
  readonly log: FastifyBaseLogger;
  /** Wall time; default: the system clock. */
  readonly wall?: () => Date;
  /** The folder of the built app; default: the one that `config` names. */
  readonly webRoot?: string;
  /** Adds hooks for every answer. */
  readonly addHooks?: (app: FastifyInstance) => void;
}

/** A broker that is ready to listen. */
export interface Broker {
  readonly app: FastifyInstance;
  readonly context: BrokerContext;
  readonly clock: BusinessClock;
  /** Runs all work that is due by the business clock. False if the broker stops before the work is done. */
  runDue(): Promise<boolean>;
  /** Starts to watch the store. Starts the work loops and the cleanup too, unless other processes do the due work. */
  start(): void;
  /** Answers open requests, ends streams and waits for running work. Leaves the database open. */
  close(): Promise<void>;
}

/** Migrates the database, opens the clock, seeds the demo data and assembles the modules. */
export async function openBroker(parts: BrokerParts): Promise<Broker> {
  const { config, db, log } = parts;
  await prepareDatabase(parts);
  const context = await openContext(parts);
  const { clock } = context;
  const halts = createHaltBook(context);
  const monitor = createMonitor(log);
  const blobs = openBlobs(context);
  const modules = assembleModules({ ...context, halts, broke: monitor.broke }, blobs);
  if (config.seedDemo)
    await seedDemo(context, modules.seedSteps, (label) => log.info(`Demo customer: ${label}`));

  // An embedded store belongs to one process.
  const tools = { db, clock, monitor, refresh: clock.refresh, isAlone: db.kind === 'pglite' };
  const kinds = listWork(context, modules, blobs);
  const loops = createWorkLoops(tools, kinds);
  const watch = createWorkWatch(tools, kinds, loops);
  const storeWatch = createStoreWatch({ ...tools, log });
  const invariants = createInvariantRuns(context, log);
  const processMetrics = createProcessMetrics(db, invariants.last);
  let stopHousekeeping = (): Promise<void> => Promise.resolve();

  const served = readServedApp(parts.webRoot ?? config.webRoot);
  const app = await createApp({
    ...context,
    base: served.base,
    contract: loadContract(),
    operations: config.role === 'worker' ? {} : recordOperations(context, log, modules.operations),
    log,
    ...(parts.addHooks === undefined ? {} : { addHooks: parts.addHooks }),
    health: {
      isClockOff: storeWatch.isClockOff,
      // A server that does no due work can serve customers while the work of others is late.
      stuck: config.role === 'web' ? () => Promise.resolve([]) : watch.stuck,
      metrics: async () => [
        ...storeWatch.metrics(),
        ...(await watch.metrics()),
        ...(await processMetrics.lines()),
      ],
    },
    async extend(instance) {
      if (config.role === 'worker') return;
      await registerDesks(instance);
      serveMailbox(instance, context);
      await serveApp(instance, served, config.supportVendors);
    },
  });

  /** The operators' desk, and the control plane of a simulation, which decides the same cases. */
  async function registerDesks(instance: FastifyInstance): Promise<void> {
    const cases = createCases({ context, desks: modules.desks, blobs });
    const checkInvariants = invariants.run;
    await registerOperators(instance, { context, cases, checkInvariants, log });
    if (!config.simControl || config.simToken === undefined) return;
    const { runAll } = loops;
    const control = { context, clock, runAll, cases, halts, checkInvariants };
    await registerControl(instance, config.simToken, control);
  }

  return {
    app,
    context,
    clock,
    runDue: () => loops.runAll(),
    start() {
      // The embedded store has no partitions, and its clock is that of this machine.
      if (!tools.isAlone) storeWatch.start();
      if (config.role === 'web') return;
      loops.start();
      stopHousekeeping = startHousekeeping(tools, {
        securityLog: () => forgetSecurityEvents(context),
        failures: () => forgetEnded(db.read, kinds),
        // Last, because it also checks the whole ledger once a day.
        anchors: () => keepAnchors(context, invariants.run),
      });
    },
    async close() {
      // Close both at once: a request may wait for due work, which only ends when the loops stop.
      processMetrics.stop();
      await Promise.all([app.close(), loops.stop(), storeWatch.stop(), stopHousekeeping()]);
    },
  };
}

async function prepareDatabase({ config, db, log }: BrokerParts): Promise<void> {
  await migrate(db, {
    onStep: ({ name, done, total }) => log.info({ name }, `Database: step ${done} of ${total}`),
    onWait: ({ name, table, pids }) =>
      log.warn({ name, table, pids }, `Database: waits for ${table}, in use by ${pids.join(', ')}`),
  });
  if (config.pgPartitions > 0) await partitionByMember(db, config.pgPartitions);
  await sealTotpSecrets({ db, config });
}

/** The market and its clock, which continues from where the database says that it was. */
async function openContext(parts: BrokerParts): Promise<BrokerContext & { readonly clock: BusinessClock }> {
  const { config, db, entropy, log, wall } = parts;
  const market =
    parts.market ?? createMarket({ seed: await requireMarketSeed({ db, config, entropy }, log) });
  const clock = await openBusinessClock({
    db,
    market,
    mode: config.simClock,
    firstMode: config.seedDemo ? 'demo' : 'real',
    ...(wall === undefined ? {} : { wall }),
  });
  return { db, clock, entropy, market: withListings(market, () => clock.now()), config };
}

/** Where pictures are stored: in object storage if the configuration names one, else in the database. */
function openBlobs(context: BrokerContext): BlobStore {
  const { picturesUrl } = context.config;
  if (picturesUrl === undefined) return databaseBlobs;
  return objectBlobs(
    openObjectStorage(picturesUrl, () => context.clock.wall()),
    context,
  );
}

/** All due work, each kind of which gets a loop of its own. */
function listWork(context: BrokerContext, modules: Modules, blobs: BlobStore): readonly WorkKind[] {
  const ofPictures = Object.keys(blobs.jobs);
  const kinds = [
    ...modules.work,
    jobWork(context, modules.jobHandlers, { except: ofPictures }),
    // Apart from other jobs, so that none of them waits for a picture store that hangs.
    ...(ofPictures.length === 0
      ? []
      : [{ ...jobWork(context, blobs.jobs, { only: ofPictures }), name: 'pictures' }]),
  ];
  return context.config.tracesTo === undefined ? kinds : kinds.map(traceWork);
}

/** Checks all invariants of the books on request and once a day, and knows how the last check ended. */
function createInvariantRuns({ db, clock, market, config }: BrokerContext, log: FastifyBaseLogger) {
  let last: InvariantRun | undefined;
  return {
    last: () => last,
    async run() {
      const checks = [
        ...(await checkInvariants(db.read, readAnchorFile(config))),
        await auditFills(db.read, market, () => clock.now()),
      ];
      const broken = checks.filter(({ ok }) => !ok);
      last = { at: clock.wall(), ok: broken.length === 0 };
      for (const { id, detail } of broken) log.error({ id, detail }, 'The ledger breaks an invariant');
      return checks;
    },
  };
}
