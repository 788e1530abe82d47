import { calendarVersion, validUntil } from './calendars/holidays.js';
import { exchanges, type Exchange } from './calendars/exchanges.js';
import { sessionAt } from './calendars/session.js';
import { createTradingCalendar, minuteOfDay, type TradingCalendar } from './calendars/tradingCalendar.js';
import { parseDay } from './calendars/days.js';
import { zoneOffset } from './calendars/zoneOffset.js';
import { candlesFrom, candlesUntil } from './candles.js';
import { findCrossing } from './crossing.js';
import { indexRows, type IndexRow } from './indices.js';
import { instrumentRows, type InstrumentRow } from './instruments/instruments.js';
import { liquidityAt } from './liquidity.js';
import { createOfferings } from './offerings/createOfferings.js';
import type { Offering } from './offerings/offering.js';
import type { Market, MarketIndex, MarketInfo } from './market.js';
import type { Instrument } from './instrument.js';
import { createMarketFactor, type MarketFactor } from './path/marketFactor.js';
import { createPricePath, type PricePath } from './path/pricePath.js';
import { fundQuoteAt, quoteAt } from './quote.js';
import { indexTicks, POINTS_PER_UNIT, stepAt, toDecimal, toPoints } from './ticks.js';

export interface MarketOptions {
  /** Any text. The same seed gives the same prices. */
  readonly seed: string;
}

/** The least quantity of a block trade. */
const BLOCK_MIN_SHARES = 10_000n;
/** The price that gives a market's usual tick, in its currency. */
const USUAL_PRICE = 10;

/** A quarterly jump below this many standard deviations counts as in line with expectations. */
const IN_LINE_BELOW = 0.4;

interface Venue {
  readonly info: MarketInfo;
  readonly exchange: Exchange;
  readonly calendar: TradingCalendar;
  readonly factor: MarketFactor;
}

/**
 * The simulated market of a seed. It has no state except caches: two markets of the same seed agree on everything, in
 * any process.
 */
export function createMarket({ seed }: MarketOptions): Market {
  const venues = new Map(exchanges.map((exchange) => [exchange.id, openVenue(seed, exchange)]));
  const requireVenue = (marketId: string): Venue => {
    const venue = venues.get(marketId);
    if (venue === undefined) throw new RangeError(`There is no market ${marketId}.`);
    return venue;
  };
  const instruments = instrumentRows.map((row) => toInstrument(row, requireVenue(row.market_id).exchange));
  const indices = indexRows.map((row) => toIndex(row, requireVenue(row.marketId).exchange));
  const instrumentBySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
  const offerings = createOfferings(seed, requireVenue);
  const offeringBySymbol = new Map(offerings.map((offering) => [offering.instrument.symbol, offering]));
  const indexBySymbol = new Map(indices.map((index) => [index.symbol, index]));
  const requirePath = createPaths(seed, requireVenue, offeringBySymbol);

  return {
    seed,
    calendarVersion,
    calendarValidUntil: validUntil,
    markets: [...venues.values()].map((venue) => venue.info),
    instruments,
    indices,
    offerings,
    market: (id) => venues.get(id)?.info,
    instrument: (symbol) => instrumentBySymbol.get(symbol),
    index: (symbol) => indexBySymbol.get(symbol),
    offeringOf: (symbol) => offeringBySymbol.get(symbol),
    tickSize: (instrument, price) =>
      toDecimal(stepAt(requireVenue(instrument.marketId).exchange.ticks, toPoints(price))),
    session: (marketId, at) => sessionAt(requireVenue(marketId).calendar, at.getTime()),
    isTradingDay: (marketId, date) => requireVenue(marketId).calendar.isTradingDay(date),
    tradingHours(marketId, date) {
      const { calendar, exchange } = requireVenue(marketId);
      const day = calendar.onDay(parseDay(date));
      const local = (atMs: number): string =>
        new Date(atMs + zoneOffset(exchange.timezone, atMs)).toISOString().slice(11, 16);
      return {
        date,
        open: day === null ? null : local(day.openMs),
        close: day === null ? null : local(day.closeMs),
      };
    },
    quote(symbol, at) {
      const isFund = instrumentBySymbol.get(symbol)?.productType === 'FUND';
      return (isFund ? fundQuoteAt : quoteAt)(requirePath(symbol), at.getTime());
    },
    candles: (symbol, interval, { from, to, now, limit = Number.POSITIVE_INFINITY }) =>
      candlesFrom(requirePath(symbol), interval, {
        fromMs: from.getTime(),
        toMs: to.getTime(),
        nowMs: now.getTime(),
        limit,
      }),
    lastCandles: (symbol, interval, { count, to, now }) =>
      candlesUntil(requirePath(symbol), interval, { count, toMs: to.getTime(), nowMs: now.getTime() }),
    firstCrossing: (symbol, after, until, trigger) =>
      findCrossing(requirePath(symbol), after.getTime(), until.getTime(), trigger),
    reports: (symbol, from, to) =>
      requirePath(symbol)
        .jumps(from.getTime(), to.getTime())
        .map(({ day, strength }) => ({
          symbol,
          date: day.date,
          sessionClosesAt: new Date(day.closeMs),
          outcome: Math.abs(strength) < IN_LINE_BELOW ? 'in_line' : strength > 0 ? 'above' : 'below',
        })),
    liquidityPerMinute: (symbol, at) => liquidityAt(requirePath(symbol), at.getTime()),
  };
}

/**
 * The price paths of all symbols; that of a new share is made when it is first needed.
 * @returns the path of a symbol. It throws RangeError for an unknown one
 */
function createPaths(
  seed: string,
  requireVenue: (marketId: string) => Venue,
  offeringBySymbol: ReadonlyMap<string, Offering>,
): (symbol: string) => PricePath {
  const paths = new Map([
    ...instrumentRows.map(
      (row) => [row.symbol, instrumentPath(seed, row, requireVenue(row.market_id))] as const,
    ),
    ...indexRows.map((row) => [row.symbol, indexPath(seed, row, requireVenue(row.marketId))] as const),
  ]);
  return (symbol) => {
    const path = paths.get(symbol);
    if (path !== undefined) return path;
    const offering = offeringBySymbol.get(symbol);
    if (offering === undefined) throw new RangeError(`There is no instrument or index ${symbol}.`);
    const opened = offeringPath(seed, offering, requireVenue(offering.instrument.marketId));
    paths.set(symbol, opened);
    return opened;
  };
}

function openVenue(seed: string, exchange: Exchange): Venue {
  const [first] = exchange.segments;
  const last = exchange.segments.at(-1);
  if (first === undefined || last === undefined || minuteOfDay(first[0]) >= minuteOfDay(last[1]))
    throw new Error(`The exchange ${exchange.id} has no trading hours.`);
  const hasBreak = first !== last;
  return {
    exchange,
    calendar: createTradingCalendar(exchange),
    factor: createMarketFactor(seed, exchange),
    info: {
      id: exchange.id,
      name: exchange.name,
      currency: exchange.currency,
      timezone: exchange.timezone,
      open: first[0],
      close: last[1],
      breakStart: hasBreak ? first[1] : null,
      breakEnd: hasBreak ? last[0] : null,
      lotSize: BigInt(exchange.lotSize),
      tickSize: toDecimal(stepAt(exchange.ticks, USUAL_PRICE * POINTS_PER_UNIT)),
    },
  };
}

function toInstrument(row: InstrumentRow, exchange: Exchange): Instrument {
  return {
    symbol: row.symbol,
    name: row.name,
    marketId: row.market_id,
    productType: row.product_type,
    currency: exchange.currency,
    sector: row.sector,
    lotSize: BigInt(row.lot_size),
    shortable: row.shortable,
    blockMinQuantity: BLOCK_MIN_SHARES,
  };
}

function toIndex(row: IndexRow, exchange: Exchange): MarketIndex {
  return {
    symbol: row.symbol,
    name: row.name,
    region: row.region,
    marketId: row.marketId,
    currency: exchange.currency,
  };
}

function instrumentPath(seed: string, row: InstrumentRow, venue: Venue): PricePath {
  const character = {
    symbol: row.symbol,
    basePrice: row.base_price,
    volatility: row.volatility,
    beta: row.beta,
    jump: row.jump,
    averageVolume: row.average_volume,
    lotSize: row.lot_size,
    ticks: venue.exchange.ticks,
  };
  return createPricePath(seed, character, venue.calendar, venue.factor);
}

/** Daily turnover of a new share, in its currency: high, because the offering has made it known. */
const LISTING_TURNOVER = 4_000_000;
const NEW_SHARE = { volatility: 0.024, beta: 1.1, jump: 0.02 } as const;

/**
 * The price path of a new share. It starts from the issue price on the day before the first trade and has no earlier
 * prices.
 */
function offeringPath(
  seed: string,
  { instrument, issuePrice, listingDate }: Offering,
  venue: Venue,
): PricePath {
  const listing = venue.calendar.onDay(parseDay(listingDate));
  if (listing === null) throw new Error(`${instrument.symbol} lists on ${listingDate}, when nothing trades.`);
  const basePrice = toPoints(issuePrice) / POINTS_PER_UNIT;
  const lots = Math.ceil(LISTING_TURNOVER / basePrice / Number(instrument.lotSize));
  const character = {
    ...NEW_SHARE,
    symbol: instrument.symbol,
    basePrice,
    averageVolume: lots * Number(instrument.lotSize),
    lotSize: Number(instrument.lotSize),
    ticks: venue.exchange.ticks,
    firstDay: listing,
  };
  return createPricePath(seed, character, venue.calendar, venue.factor);
}

function indexPath(seed: string, row: IndexRow, venue: Venue): PricePath {
  const character = {
    symbol: row.symbol,
    basePrice: row.baseLevel,
    volatility: row.volatility,
    beta: row.beta,
    jump: 0,
    averageVolume: 0,
    lotSize: 1,
    ticks: indexTicks,
  };
  return createPricePath(seed, character, venue.calendar, venue.factor);
}
