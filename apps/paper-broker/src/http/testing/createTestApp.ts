import type { FastifyInstance } from 'fastify';
import { createTestClock, createTestEntropy, type TestClock } from '../../clock/testing.js';
import { readConfig, type Config } from '../../config.js';
import type { BrokerContext } from '../../context.js';
import type { Database } from '../../db/database.js';
import type { Market } from '../../market/market.js';
import { loadContract } from '../contract.js';
import { createApp } from '../createApp.js';
import { createLogger } from '../logger.js';
import type { Operations } from '../operation.js';

/** A market of one instrument whose exchange never closes: for tests in which prices play no part. */
export const plainMarket: Market = {
  seed: 'test',
  calendarVersion: 'test',
  markets: [],
  instruments: [],
  market: (id) =>
    id === 'US'
      ? {
          id,
          name: 'US',
          currency: 'USD',
          timezone: 'America/New_York',
          open: '09:30',
          close: '16:00',
          lotSize: 1n,
        }
      : undefined,
  instrument: () => undefined,
  tickSize: () => unused('tickSize'),
  session: (_market, at) => ({
    status: 'open',
    date: at.toISOString().slice(0, 10),
    opensAt: null,
    closesAt: new Date(at.getTime() + 3_600_000),
  }),
  isTradingDay: () => true,
  quote: () => unused('quote'),
  candles: () => unused('candles'),
  firstCrossing: () => null,
  liquidityPerMinute: () => 0n,
};

function unused(name: string): never {
  throw new Error(`This market has no ${name}`);
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: BrokerContext;
  readonly clock: TestClock;
}

/** An app with some operations on a test's own database; send to it with `app.inject`. */
export async function createTestApp(
  db: Database,
  operationsOf: (context: BrokerContext) => Operations,
  config: Partial<Config> = {},
): Promise<TestApp> {
  const clock = createTestClock();
  const context: BrokerContext = {
    db,
    clock,
    entropy: createTestEntropy(),
    market: plainMarket,
    config: { ...readConfig({ SEED_DEMO: '0', LOG_LEVEL: 'silent' }), ...config },
  };
  const app = await createApp({
    ...context,
    contract: loadContract(),
    operations: operationsOf(context),
    log: createLogger('silent'),
  });
  return { app, context, clock };
}
