import { compare, decimal, type Decimal } from '@fairlot/money';
import { DAY_MS, HOUR_MS } from '../../util/durations.js';
import { later, utcDate } from '../../util/instants.js';
import type { Crossing, Market, MarketInfo, Quote, Session, Trigger } from '../../market/market.js';
import type { Instrument } from '../../market/instrument.js';
import type { BlockMarket } from '../tradingContext.js';

/** A step of a price path: the price is `price` from `at` until the next step. */
export interface PriceStep {
  readonly at: Date;
  readonly price: string;
}

interface Script {
  /** The steps of each symbol, ascending in time. */
  readonly prices: Readonly<Record<string, readonly PriceStep[]>>;
  /** Shares per minute. Default 1,000,000. */
  readonly liquidity?: bigint;
  readonly notShortable?: readonly string[];
}

/** A market with prices and without bars. */
export type ScriptedMarket = BlockMarket & Pick<Market, 'lastCandles'>;

const OPEN_HOUR = 14;
const CLOSE_HOUR = 21;
const TICK = decimal('0.01');

/**
 * A market whose prices a test writes down; the real market derives them from a seed. So a test can say "the price
 * gaps over the limit here". It has one market, `US`, open daily from 14:00 to 21:00 UTC; ticks of 0.01; lots of 1.
 */
export function createScriptedMarket(script: Script): ScriptedMarket {
  const info: MarketInfo = {
    id: 'US',
    name: 'Scripted',
    currency: 'USD',
    timezone: 'UTC',
    open: '14:00',
    close: '21:00',
    breakStart: null,
    breakEnd: null,
    tickSize: TICK,
    lotSize: 1n,
  };
  const instruments: Instrument[] = Object.keys(script.prices).map((symbol) => ({
    symbol,
    name: `Scripted ${symbol}`,
    marketId: 'US',
    productType: 'STOCK',
    currency: 'USD',
    sector: 'test',
    lotSize: 1n,
    shortable: !(script.notShortable ?? []).includes(symbol),
    blockMinQuantity: 10_000n,
  }));
  const instrument = (symbol: string): Instrument | undefined =>
    instruments.find((each) => each.symbol === symbol);

  const priceAt = (symbol: string, at: Date): Decimal => {
    const steps = script.prices[symbol] ?? [];
    const passed = steps[Math.max(0, countPassed(steps, at) - 1)];
    if (passed === undefined) throw new Error(`${symbol} has no script.`);
    return decimal(passed.price);
  };

  return {
    seed: 'scripted',
    markets: [info],
    instruments,
    market: (id) => (id === 'US' ? info : undefined),
    instrument,
    index: () => undefined,
    offeringOf: () => undefined,
    tickSize: () => TICK,
    session: (_marketId, at) => sessionAt(at),
    quote: (symbol, at) => toQuote(symbol, priceAt(symbol, at), at),
    firstCrossing: (symbol, after, until, trigger) =>
      firstCrossing(script.prices[symbol] ?? [], (at) => priceAt(symbol, at), after, until, trigger),
    lastCandles: () => [],
    liquidityPerMinute: () => script.liquidity ?? 1_000_000n,
  };
}

/** The number of steps that begin at or before `at`. */
function countPassed(steps: readonly PriceStep[], at: Date): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sessionAt(at: Date): Session {
  const midnight = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const opens = midnight + OPEN_HOUR * HOUR_MS;
  const closes = midnight + CLOSE_HOUR * HOUR_MS;
  const now = at.getTime();
  const shift = now >= closes ? DAY_MS : 0;
  const isOpen = now >= opens && now < closes;
  return {
    status: isOpen ? 'open' : 'closed',
    date: utcDate(new Date(midnight + shift)),
    opensAt: isOpen ? null : new Date(opens + shift),
    closesAt: new Date(closes + shift),
  };
}

function toQuote(symbol: string, last: Decimal, at: Date): Quote {
  const zero = decimal('0');
  return {
    symbol,
    currency: 'USD',
    last,
    open: last,
    high: last,
    low: last,
    close: null,
    previousClose: last,
    change: zero,
    changePercentage: zero,
    volume: 0n,
    asOf: at,
    sessionStatus: sessionAt(at).status,
  };
}

/** A price changes only at its steps, and counts only while the market is open, so only these moments are tried. */
function firstCrossing(
  steps: readonly PriceStep[],
  priceAt: (at: Date) => Decimal,
  after: Date,
  until: Date,
  trigger: Trigger,
): Crossing | null {
  const start = later(after, 1);
  const moments = [
    start,
    ...steps.slice(countPassed(steps, after), countPassed(steps, until)).map((step) => step.at),
  ];
  for (let day = start.getTime(); day <= until.getTime() + DAY_MS; day += DAY_MS) {
    moments.push(new Date(Math.floor(day / DAY_MS) * DAY_MS + OPEN_HOUR * HOUR_MS));
  }
  moments.sort((a, b) => a.getTime() - b.getTime());
  for (const at of moments) {
    if (at <= after || at > until || sessionAt(at).status !== 'open') continue;
    const price = priceAt(at);
    const side = compare(price, trigger.price);
    if (trigger.when === 'at-or-below' ? side <= 0 : side >= 0) return { at, price };
  }
  return null;
}
