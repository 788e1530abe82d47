/**
 * The simulated market, as the rest of the broker sees it: pure functions of (seed, symbol, time).
 *
 * No call can set a price. Any two processes with the same seed and calendar agree on every price at every time, past
 * ones included, so a fill can be computed again and audited.
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
  /** The midday break, local `HH:mm`; null when trading is continuous. */
  readonly breakStart: string | null;
  readonly breakEnd: string | null;
  /** The market's usual lot, in shares; an instrument may have another one. */
  readonly lotSize: bigint;
  /** The tick at the market's usual prices. */
  readonly tickSize: Decimal;
}

/** A world index: the movement of its market. It has quotes and candles, and cannot be bought. */
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
  /** The last price of the session; null until the session has ended. */
  readonly close: Decimal | null;
  readonly previousClose: Decimal;
  readonly change: Decimal;
  /** In percent: 1.25 is 1.25 %. */
  readonly changePercentage: Decimal;
  /** Shares traded in the session so far. */
  readonly volume: bigint;
  /** When `last` was traded: the current second in an open session, else the end of the last session. */
  readonly asOf: Date;
  /** The market's status at the time of the quote. */
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
  /** The trading date in the market's zone that `at` belongs to, or the next one. `YYYY-MM-DD`. */
  readonly date: string;
  /** When trading starts next: the next opening, or the end of the midday break; null while the market is open. */
  readonly opensAt: Date | null;
  /** When the current or next session ends. */
  readonly closesAt: Date;
}

/** Local trading hours of one calendar date; all null on a day without trading. */
export interface TradingHours {
  readonly date: string;
  /** `HH:mm` */
  readonly open: string | null;
  readonly close: string | null;
}

/** A company's quarterly report. The simulation knows only what the price made of it. */
export interface QuarterlyReport {
  readonly symbol: string;
  /** The first session that trades with the report: `YYYY-MM-DD` in the market's zone. */
  readonly date: string;
  readonly sessionClosesAt: Date;
  /** `in_line`: the price hardly moved. */
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
  /** The price of the path at that time, on the tick. */
  readonly price: Decimal;
}

export interface Market {
  readonly seed: string;
  /** Changes whenever the calendars change; a price can be computed again only with the same version. */
  readonly calendarVersion: string;
  /** The last date with known holidays; after it, only weekends are known. `YYYY-MM-DD`. */
  readonly calendarValidUntil: string;
  readonly markets: readonly MarketInfo[];
  readonly instruments: readonly Instrument[];
  readonly indices: readonly MarketIndex[];
  /** Companies that have gone or will go public, by the opening of their subscription window. */
  readonly offerings: readonly Offering[];
  market(id: MarketId): MarketInfo | undefined;
  instrument(symbol: string): Instrument | undefined;
  index(symbol: string): MarketIndex | undefined;
  /** The offering that brought or will bring a symbol to the market. */
  offeringOf(symbol: string): Offering | undefined;
  /** The tick of an instrument at a price. */
  tickSize(instrument: Instrument, price: Decimal): Decimal;
  session(marketId: MarketId, at: Date): Session;
  /** Whether the date is a trading day; null outside the calendar. */
  isTradingDay(marketId: MarketId, date: string): boolean | null;
  /** The trading hours of a date, half days included. */
  tradingHours(marketId: MarketId, date: string): TradingHours;
  /**
   * The quote of an instrument or index. A fund has one price a day, so its quote is that of the last priced day.
   * @throws {RangeError} for an unknown symbol; so do all functions with a symbol below
   */
  quote(symbol: string, at: Date): Quote;
  /**
   * Bars of an instrument or index that start in [from, to), ascending, none later than `now`; the last one may be
   * incomplete. At most `limit` of them, the earliest.
   */
  candles(
    symbol: string,
    interval: CandleInterval,
    span: { readonly from: Date; readonly to: Date; readonly now: Date; readonly limit?: number },
  ): Candle[];
  /** The last `count` bars that start before `to`, ascending, none later than `now`. */
  lastCandles(
    symbol: string,
    interval: CandleInterval,
    span: { readonly count: number; readonly to: Date; readonly now: Date },
  ): Candle[];
  /**
   * The first moment in (after, until] at which the path meets the trigger while the market is open. A server that
   * was stopped finds the same moment later, and fills at the same price. When the price meets the trigger already,
   * the moment is one millisecond after `after`, or the next opening.
   */
  firstCrossing(symbol: string, after: Date, until: Date, trigger: Trigger): Crossing | null;
  /**
   * The quarterly reports of a company whose sessions end in (from, to], ascending. Of a future report only the date
   * may be shown. Funds and indices have none.
   */
  reports(symbol: string, from: Date, to: Date): QuarterlyReport[];
  /**
   * The shares that trade in the minute of `at`, in whole lots and at least one: the limit of a fill in that minute.
   * 0 while the market is closed.
   */
  liquidityPerMinute(symbol: string, at: Date): bigint;
}
