/**
 * The simulated market, as the rest of the broker sees it: pure functions of (seed, symbol, time).
 *
 * No call sets a price, for anyone. Any two processes with the same seed and calendar agree on every price at every
 * moment, past ones included, so a fill can be derived again and audited.
 */
import type { Decimal } from '@fairlot/money';
import type { Instrument, MarketId } from './instrument.js';
import type { Offering } from './offerings/offering.js';

export type SessionStatus = 'open' | 'break' | 'closed';
export type CandleInterval = '1m' | '5m' | '15m' | '30m' | '1h' | '1d' | '1w' | '1mo';

export interface MarketInfo {
  /** Equal to the code: `US`, `ES`, `FR`, `SZ`, `CN`, `HK`, `MY`, `TW`, `SG`. */
  readonly id: MarketId;
  readonly name: string;
  readonly currency: string;
  /** IANA zone of the exchange. */
  readonly timezone: string;
  /** First opening and last close of a full day, local `HH:mm`. */
  readonly open: string;
  readonly close: string;
  /** The midday break, local `HH:mm`; null where trading goes on all day. */
  readonly breakStart: string | null;
  readonly breakEnd: string | null;
  /** The usual lot of the market, in shares; an instrument may differ. */
  readonly lotSize: bigint;
  /** The price step at the market's usual prices. */
  readonly tickSize: Decimal;
}

/** A world index: the market's own movement. It has quotes and candles, and cannot be bought. */
export interface MarketIndex {
  readonly symbol: string;
  /** Invented. */
  readonly name: string;
  /** `Americas`, `Europe`, `Asia Pacific` */
  readonly region: string;
  readonly marketId: MarketId;
  readonly currency: string;
}

export interface Quote {
  readonly symbol: string;
  readonly currency: string;
  readonly last: Decimal;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  /** The last price of the session; null until it has ended. */
  readonly close: Decimal | null;
  readonly previousClose: Decimal;
  readonly change: Decimal;
  /** In percent: 1.25 is 1.25 %. */
  readonly changePercentage: Decimal;
  /** Shares traded in the session so far. */
  readonly volume: bigint;
  /** When `last` was traded: this second in an open session, else the moment the last session stopped. */
  readonly asOf: Date;
  /** What the market does at the moment asked for. */
  readonly sessionStatus: SessionStatus;
}

export interface Candle {
  /** Start of the bar. */
  readonly at: Date;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  readonly volume: bigint;
}

export interface Session {
  readonly status: SessionStatus;
  /** The trading date, in the market's zone, that `at` belongs to or that comes next. `YYYY-MM-DD`. */
  readonly date: string;
  /** When trading next starts: the coming opening, or the end of the lunch break; null while open. */
  readonly opensAt: Date | null;
  /** When the current or coming session ends for the day. */
  readonly closesAt: Date;
}

/** Local trading hours of one calendar date; all null on a day without trading. */
export interface TradingHours {
  readonly date: string;
  /** `HH:mm` */
  readonly open: string | null;
  readonly close: string | null;
}

/** What a company reported of a quarter, as far as the simulation knows it: what its price made of it. */
export interface QuarterlyReport {
  readonly symbol: string;
  /** The session that trades with it: `YYYY-MM-DD` in the market's zone. */
  readonly date: string;
  readonly sessionClosesAt: Date;
  /** `in_line`: the price hardly took notice. */
  readonly outcome: 'above' | 'below' | 'in_line';
}

/** A price level that an order waits for. */
export interface Trigger {
  readonly price: Decimal;
  /** `at-or-below`: a buy limit, a long's stop loss. `at-or-above`: a sell limit, a long's take profit. */
  readonly when: 'at-or-below' | 'at-or-above';
}

export interface Crossing {
  readonly at: Date;
  /** The price of the path at that moment, on the tick. */
  readonly price: Decimal;
}

export interface Market {
  readonly seed: string;
  /** Changes whenever the calendars do; part of what makes a price derivable again. */
  readonly calendarVersion: string;
  /** The last date whose holidays are known. Later ones know weekends only. `YYYY-MM-DD`. */
  readonly calendarValidUntil: string;
  readonly markets: readonly MarketInfo[];
  readonly instruments: readonly Instrument[];
  readonly indices: readonly MarketIndex[];
  /** Companies that have gone or will go public, by the opening of their window. */
  readonly offerings: readonly Offering[];
  market(id: MarketId): MarketInfo | undefined;
  instrument(symbol: string): Instrument | undefined;
  index(symbol: string): MarketIndex | undefined;
  /** The offering that brought or will bring a symbol to the market. */
  offeringOf(symbol: string): Offering | undefined;
  /** The price step at a price level. */
  tickSize(instrument: Instrument, price: Decimal): Decimal;
  session(marketId: MarketId, at: Date): Session;
  /** Whether the calendar date is a trading day; null beyond the calendar's validity. */
  isTradingDay(marketId: MarketId, date: string): boolean | null;
  /** The hours of a date, half days included. */
  tradingHours(marketId: MarketId, date: string): TradingHours;
  /**
   * The quote of an instrument or index; of a fund its price of the last day, not what its holdings do meanwhile.
   * @throws {RangeError} for a symbol that is neither; so do all functions of a symbol below
   */
  quote(symbol: string, at: Date): Quote;
  /**
   * Bars of an instrument or index that start in [from, to), ascending, none later than `now`; the last one may still
   * be forming. At most `limit` of them, the earliest.
   */
  candles(
    symbol: string,
    interval: CandleInterval,
    from: Date,
    to: Date,
    now: Date,
    limit?: number,
  ): Candle[];
  /** The last `count` bars that start before `to`, ascending, none later than `now`. */
  lastCandles(symbol: string, interval: CandleInterval, count: number, to: Date, now: Date): Candle[];
  /**
   * The first moment in (after, until] at which the path meets the trigger while the market is open. What a sleeping
   * server missed, it finds here, and fills the same. Where the price meets the trigger already, that moment is one
   * millisecond after `after`, or the next opening.
   */
  firstCrossing(symbol: string, after: Date, until: Date, trigger: Trigger): Crossing | null;
  /**
   * The quarterly reports of a company whose sessions end in (from, to], ascending. Of the future only the date may be
   * told. Funds and indices have none.
   */
  reports(symbol: string, from: Date, to: Date): QuarterlyReport[];
  /**
   * The shares that trade in the minute of that moment, whole lots and at least one: the bound of a partial fill. 0
   * while the market is not open.
   */
  liquidityPerMinute(symbol: string, at: Date): bigint;
}
