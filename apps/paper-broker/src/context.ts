import type { Clock, Entropy } from './clock/clock.js';
import type { Config } from './settings/config.js';
import type { Database } from './db/database.js';
import type { Market } from './market/market.js';

/** What every module of the broker depends on; a test can replace each value. */
export interface BrokerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly market: Market;
  readonly config: Config;
}
