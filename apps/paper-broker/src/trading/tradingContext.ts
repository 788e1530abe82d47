import type { Clock, Entropy } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import type { Market } from '../market/market.js';

/** The part of the market that trading uses. */
export type TradingMarket = Pick<
  Market,
  | 'market'
  | 'instrument'
  | 'index'
  | 'offeringOf'
  | 'tickSize'
  | 'session'
  | 'quote'
  | 'firstCrossing'
  | 'liquidityPerMinute'
>;

/** The part of the market that block trades use: also the seed and the lists, from which offers are drawn. */
export type BlockMarket = TradingMarket & Pick<Market, 'seed' | 'markets' | 'instruments'>;

export interface BlockContext extends TradingContext {
  readonly market: BlockMarket;
}

/** What trading needs of the broker. */
export interface TradingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly market: TradingMarket;
  readonly config: {
    /** Whether the stated policy decides close requests; otherwise an operator does. */
    readonly autoReview: boolean;
  };
}
