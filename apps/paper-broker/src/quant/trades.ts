import { average, multiply, ONE, SCALE, subtract, type Decimal } from '@fairlot/money';
import { formatDay, weekdayAtOrAfter } from '../market/calendars/days.js';
import { hashText, uniform } from '../market/hash.js';
import type { Candle, Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { localDay, midnightOf } from './products.js';
import type { QuantType, Strategy } from './strategies.js';

/** A strategy's trade of a day: it bought one share at the opening and sold it at the close. */
export interface Trade {
  /** `YYYY-MM-DD` in the market's zone. */
  readonly date: string;
  readonly symbol: string;
  readonly buyPrice: Decimal;
  readonly sellPrice: Decimal;
  /** A fraction of the amount, before the day's fee: the change of the share's price times the exposure. */
  readonly rate: Decimal;
}

type Prices = Pick<Market, 'seed' | 'instruments' | 'candles' | 'market' | 'offeringOf'>;

/** The number of shares that a strategy selects from. */
const BASKET_SIZE = 6;
/** Calendar days to load before the first day, so that every rule has enough earlier trading days. */
const LOOK_BACK_DAYS = 32;
const LOOK_BACK_BARS = 10;
const TREND_BARS = 5;
/** Decimal places of a day's rate. */
const RATE_PLACES = 6;

/** Trades by local day, null for a day without one. Past prices do not change, so computed trades can be cached. */
type Known = Map<number, Trade | null>;
const books = new WeakMap<object, Map<number, Known>>();

/**
 * The trades of a strategy on the local days from `first` to `last`, inclusive; days without trading have none. All
 * days must have ended.
 */
export function tradesBetween(market: Prices, strategy: Strategy, first: number, last: number): Trade[] {
  const known = knownOf(market, strategy);
  let missing = first;
  while (missing <= last && known.has(missing)) missing += 1;
  if (missing <= last) computeTrades(market, strategy, { first: missing, last, known });
  const trades: Trade[] = [];
  for (let day = first; day <= last; day += 1) {
    const trade = known.get(day);
    if (trade != null) trades.push(trade);
  }
  return trades;
}

/** The last trade known at `at`: that of a day that has ended in the market's zone. */
export function lastTradeAt(market: Prices, strategy: Strategy, zone: string, at: Date): Trade | undefined {
  const yesterday = localDay(zone, at) - 1;
  // `LOOK_BACK_DAYS` is longer than any period without trading.
  return tradesBetween(market, strategy, yesterday - LOOK_BACK_DAYS, yesterday).at(-1);
}

function knownOf(market: Prices, { number }: Strategy): Known {
  let book = books.get(market);
  if (book === undefined) books.set(market, (book = new Map<number, Known>()));
  let known = book.get(number);
  if (known === undefined) book.set(number, (known = new Map<number, Trade | null>()));
  return known;
}

interface TradeSpan {
  readonly first: number;
  readonly last: number;
  readonly known: Known;
}

function computeTrades(market: Prices, strategy: Strategy, { first, last, known }: TradeSpan): void {
  const zone = market.market(strategy.marketId)?.timezone ?? 'UTC';
  const from = midnightOf(zone, first - LOOK_BACK_DAYS);
  const to = midnightOf(zone, last + 1);
  const basket = basketOf(market, strategy).map(({ symbol }) => ({
    symbol,
    bars: market.candles(symbol, '1d', { from, to, now: to }),
  }));
  for (let day = first; day <= last; day += 1) known.set(day, null);
  const days = basket[0]?.bars.map(({ at }) => localDay(zone, at)) ?? [];
  days.forEach((day, index) => {
    if (day < first || index < LOOK_BACK_BARS) return;
    known.set(day, tradeOn(day, index, basket, strategy));
  });
}

interface Share {
  readonly symbol: string;
  readonly bars: readonly Candle[];
}

function tradeOn(day: number, index: number, basket: readonly Share[], strategy: Strategy): Trade | null {
  const share = choose(strategy.type, basket, day, index);
  const bar = share?.bars[index];
  if (share === undefined || bar === undefined) return null;
  const move = average(subtract(bar.close, bar.open), bar.open, SCALE);
  return {
    date: formatDay(day),
    symbol: share.symbol,
    buyPrice: bar.open,
    sellPrice: bar.close,
    rate: average(multiply(move, strategy.exposure, 'down'), ONE, RATE_PLACES),
  };
}

/** Selects the share of a day by the published rule. Each rule uses only days that ended before. */
function choose(type: QuantType, basket: readonly Share[], day: number, index: number): Share | undefined {
  switch (type) {
    case 'momentum':
      return best(basket, ({ bars }) => moveOf(bars, index - 1 - TREND_BARS, index - 1));
    case 'reversal':
      return best(basket, ({ bars }) => -moveOf(bars, index - 2, index - 1));
    case 'calm':
      return best(basket, ({ bars }) => -swingOf(bars.slice(index - LOOK_BACK_BARS, index)));
    case 'rotation':
      return basket[weekdayAtOrAfter(day) % basket.length];
  }
}

/** The share with the highest score, and of equal ones the first. */
function best(basket: readonly Share[], score: (share: Share) => number): Share | undefined {
  let found: Share | undefined;
  let highest = -Infinity;
  for (const share of basket) {
    const value = score(share);
    if (!(value > highest)) continue;
    highest = value;
    found = share;
  }
  return found;
}

/**
 * Scores only select shares and are never money, so floats are precise enough, and they are the same on every
 * machine.
 */
function moveOf(bars: readonly Candle[], from: number, to: number): number {
  const start = bars[from]?.close;
  const end = bars[to]?.close;
  return start === undefined || end === undefined ? NaN : Number(end) / Number(start) - 1;
}

function swingOf(bars: readonly Candle[]): number {
  return bars.reduce((total, { high, low, close }) => total + Number(high - low) / Number(close), 0);
}

/** The shares of a strategy, drawn by the market seed from those that have always been listed. */
export function basketOf(
  market: Pick<Prices, 'seed' | 'instruments' | 'offeringOf'>,
  strategy: Strategy,
): Instrument[] {
  const key = hashText(`${market.seed}/quant/${strategy.number}`);
  return market.instruments
    .filter(
      ({ marketId, productType, symbol }) =>
        marketId === strategy.marketId && productType === 'STOCK' && market.offeringOf(symbol) === undefined,
    )
    .map((share) => ({ share, draw: uniform(key, hashText(share.symbol), 0) }))
    .toSorted((a, b) => a.draw - b.draw)
    .slice(0, BASKET_SIZE)
    .map(({ share }) => share);
}
