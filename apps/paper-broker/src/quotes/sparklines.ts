import { toText } from '@fairlot/money';
import { MINUTE_MS } from '../util/durations.js';
import { BoundedCache } from '../util/boundedCache.js';
import { later } from '../util/instants.js';
import { publishedUntil, type Halts } from '../market/haltBook.js';
import type { Market } from '../market/market.js';

/** A sparkline shows no change within this time. */
const SLOT_MS = 5 * MINUTE_MS;
const REMEMBERED = 1_000;

/** The levels of a sparkline: the last session's prices of an instrument or index, as decimal text, oldest first. */
export type SparklineOf = (symbol: string, at: Date, halts: Halts) => readonly string[];

/** Computes each sparkline once in five minutes for all lists. */
export function createSparklines(market: Market): SparklineOf {
  const drawn = new BoundedCache<string, readonly string[]>(REMEMBERED);
  return (symbol, at, halts) => {
    const publishedMs = publishedUntil(halts, symbol, at).getTime();
    // The end of the previous slot, which is the same for all calls within the current one.
    const until = new Date(Math.floor(publishedMs / SLOT_MS) * SLOT_MS);
    return drawn.get(`${symbol} ${until.getTime()}`, () => draw(market, symbol, until));
  };
}

function draw(market: Market, symbol: string, until: Date): readonly string[] {
  if (market.instrument(symbol)?.productType === 'FUND') {
    const { previousClose, last } = market.quote(symbol, until);
    return [toText(previousClose), toText(last)];
  }
  const end = later(until, 1);
  const [before, session] = market.lastCandles(symbol, '1d', { count: 2, to: end, now: until });
  if (session === undefined) return before === undefined ? [] : [toText(before.open), toText(before.close)];
  const bars = market.candles(symbol, '15m', { from: session.at, to: end, now: until });
  return [before, ...bars].flatMap((bar) => (bar === undefined ? [] : [toText(bar.close)]));
}
