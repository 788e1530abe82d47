import type { FastifyInstance } from 'fastify';
import { createTestClock, createTestEntropy, type TestClock } from '../../clock/testing.js';
import { readConfig, type Config } from '../../config.js';
import type { BrokerContext } from '../../context.js';
import type { Database } from '../../db/database.js';
import { createMarket } from '../../market/createMarket.js';
import { loadContract } from '../contract.js';
import { createApp } from '../createApp.js';
import type { Health } from '../health.js';
import { createLogger } from '../logger.js';
import type { Operations } from '../operation.js';

const market = createMarket({ seed: 'test' });

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: BrokerContext;
  readonly clock: TestClock;
}

/** An app with the given operations on a test's database; send requests with `app.inject`. */
export async function createTestApp(
  db: Database,
  operationsOf: (context: BrokerContext) => Operations,
  config: Partial<Config> = {},
  health?: Health,
): Promise<TestApp> {
  const clock = createTestClock();
  const context: BrokerContext = {
    db,
    clock,
    entropy: createTestEntropy(),
    market,
    config: { ...readConfig({ SEED_DEMO: '0', LOG_LEVEL: 'silent' }), ...config },
  };
  const app = await createApp({
    ...context,
    contract: loadContract(),
    operations: operationsOf(context),
    // An answer with status 500 does not name its cause, so the log shows it.
    log: createLogger('error', process.stderr),
    ...(health === undefined ? {} : { health }),
  });
  return { app, context, clock };
}
