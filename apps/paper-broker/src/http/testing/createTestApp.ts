import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Entropy } from '../../clock/clock.js';
import { createTestClock, createTestEntropy, type TestClock } from '../../clock/testing.js';
import { readConfig, type Config } from '../../settings/config.js';
import { WEAK_COST } from '../../members/testing/weakHash.js';
import type { BrokerContext } from '../../context.js';
import type { Database } from '../../db/database.js';
import { createMarket } from '../../market/createMarket.js';
import { loadContract } from '../contract.js';
import { createApp } from '../createApp.js';
import type { Health } from '../health.js';
import { createLogger } from '../logger.js';
import type { Operations } from '../operation.js';
import { requireNamedFields } from './namedFields.js';

const market = createMarket({ seed: 'test' });

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: BrokerContext;
  readonly clock: TestClock;
}

export interface Surroundings {
  /** Two apps on one database need different entropy. */
  readonly entropy?: Entropy;
  /** An answer with status 500 does not name its cause; the log does. */
  readonly log?: FastifyBaseLogger;
  readonly health?: Health;
  /** Drops fields of answers that the contract does not name, as in production, instead of failing. */
  readonly dropsUnnamedFields?: boolean;
}

/** An app with the given operations on a test's database; send requests with `app.inject`. */
export async function createTestApp(
  db: Database,
  operationsOf: (context: BrokerContext) => Operations,
  config: Partial<Config> = {},
  {
    entropy = createTestEntropy(),
    log = createLogger('error', process.stderr),
    health,
    dropsUnnamedFields = false,
  }: Surroundings = {},
): Promise<TestApp> {
  const clock = createTestClock();
  const context: BrokerContext = {
    db,
    clock,
    entropy,
    market,
    config: {
      ...readConfig({ SEED_DEMO: '0', LOG_LEVEL: 'silent' }),
      passwordCost: WEAK_COST,
      ...config,
    },
  };
  const app = await createApp({
    ...context,
    contract: loadContract(),
    operations: operationsOf(context),
    log,
    ...(dropsUnnamedFields ? {} : { addHooks: requireNamedFields }),
    ...(health === undefined ? {} : { health }),
  });
  return { app, context, clock };
}
