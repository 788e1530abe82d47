import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readAnchorFile } from './anchors/anchorFile.js';
import { keepAnchors } from './anchors/keepAnchors.js';
import { openBusinessClock, type BusinessClock } from './clock/businessClock.js';
import type { Entropy } from './clock/clock.js';
import type { Config } from './config.js';
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
import { assembleModules } from './modules.js';
import { auditFills } from './trading/matching/auditFills.js';
import { requireMarketSeed } from './secrets/marketSeed.js';
import { registerOperators } from './operators/registerOperators.js';
import { createCases } from './review/cases.js';
import { recordOperations } from './securityLog/recordOperations.js';
import { forgetSecurityEvents } from './securityLog/securityLog.js';
import { traceWork } from './tracing/traceWork.js';
import { databaseBlobs } from './uploads/blobStore.js';
import { objectBlobs } from './uploads/objectBlobs.js';
import { openObjectStorage } from './uploads/objectStorage.js';
import { seedDemo } from './seed/seedDemo.js';
import { forgetEnded } from './work/dueList.js';
import { startHousekeeping } from './work/housekeeping.js';
import { createWorkLoops } from './work/loop.js';
import { createMonitor } from './work/monitor.js';
import { createStoreWatch } from './storeWatch.js';
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
  /** Starts to watch the store, and the work loops and the periodic cleanup, unless others do the work. */
  start(): void;
  /** Answers open requests, ends streams and waits for running work. Leaves the database open. */
  close(): Promise<void>;
}

/** Migrates the database, opens the clock, seeds the demo data and assembles the modules. */
export async function openBroker(parts: BrokerParts): Promise<Broker> {
  const { config, db, entropy, log } = parts;
  await migrate(db, {
    onStep: ({ name, done, total }) => log.info({ name }, `Database: step ${done} of ${total}`),
    onWait: ({ name, table, pids }) =>
      log.warn({ name, table, pids }, `Database: waits for ${table}, in use by ${pids.join(', ')}`),
  });
  if (config.pgPartitions > 0) await partitionByMember(db, config.pgPartitions);
  await sealTotpSecrets({ db, config });
  const market =
    parts.market ?? createMarket({ seed: await requireMarketSeed({ db, config, entropy }, log) });
  const clock = await openBusinessClock({
    db,
    market,
    mode: config.simClock,
    firstMode: config.seedDemo ? 'demo' : 'real',
    ...(parts.wall === undefined ? {} : { wall: parts.wall }),
  });
  const context = { db, clock, entropy, market: withListings(market, () => clock.now()), config };
  const halts = createHaltBook(context);
  const monitor = createMonitor(log);
  const blobs =
    config.picturesUrl === undefined
      ? databaseBlobs
      : objectBlobs(
          openObjectStorage(config.picturesUrl, () => clock.wall()),
          context,
        );
  const modules = assembleModules({ ...context, halts, broke: monitor.broke }, blobs);
  if (config.seedDemo)
    await seedDemo(context, modules.seedSteps, (label) => log.info(`Demo customer: ${label}`));

  // An embedded store belongs to one process.
  const tools = { db, clock, monitor, refresh: clock.refresh, isAlone: db.kind === 'pglite' };
  const ofBlobs = Object.keys(blobs.jobs);
  const untraced = [
    ...modules.work,
    jobWork(context, modules.jobHandlers, undefined, ofBlobs),
    // Pictures have a loop of their own, so that no other job waits for a picture store that hangs.
    ...(ofBlobs.length === 0 ? [] : [{ ...jobWork(context, blobs.jobs, ofBlobs), name: 'pictures' }]),
  ];
  const kinds = config.tracesTo === undefined ? untraced : untraced.map(traceWork);
  const loops = createWorkLoops(tools, kinds);
  const watch = createWorkWatch(tools, kinds, loops);
  const storeWatch = createStoreWatch({ ...tools, log });
  let lastRun: InvariantRun | undefined;
  const runInvariants = async () => {
    const checks = [
      ...(await checkInvariants(db.read, readAnchorFile(config))),
      await auditFills(db.read, context.market, clock.now()),
    ];
    lastRun = { at: clock.wall(), ok: checks.every(({ ok }) => ok) };
    return checks;
  };
  const processMetrics = createProcessMetrics(db, () => lastRun);
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
      // Customers of a server that does no due work need not wait for those that do.
      stuck: config.role === 'web' ? () => Promise.resolve([]) : watch.stuck,
      metrics: async () => [
        ...storeWatch.metrics(),
        ...(await watch.metrics()),
        ...(await processMetrics.lines()),
      ],
    },
    async extend(instance) {
      if (config.role === 'worker') return;
      const cases = createCases({ context, desks: modules.desks, blobs });
      await registerOperators(instance, { context, cases, checkInvariants: runInvariants, log });
      if (config.simControl && config.simToken !== undefined) {
        await registerControl(instance, config.simToken, {
          context,
          clock,
          runAll: loops.runAll,
          cases,
          halts,
          checkInvariants: runInvariants,
        });
      }
      serveMailbox(instance, context);
      await serveApp(instance, served, config.supportVendors);
    },
  });
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
        anchors: () => keepAnchors(context),
        securityLog: () => forgetSecurityEvents(context),
        failures: () => forgetEnded(db.read, kinds),
      });
    },
    async close() {
      // Close both at once: a request may wait for due work, which only ends when the loops stop.
      processMetrics.stop();
      await Promise.all([app.close(), loops.stop(), storeWatch.stop(), stopHousekeeping()]);
    },
  };
}
