import type { Decimal } from '@fairlot/money';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import type { Quote } from '../market/market.js';
import type { TradingMarket } from './tradingContext.js';

/** One time for which trading in an instrument stood still. */
interface Halt {
  readonly from: Date;
  /** Null while it lasts. */
  readonly until: Date | null;
}

/**
 * When instruments were halted, business time. A price of such a moment is published nowhere, so nothing may trade at it or
 * be set off by it.
 */
export interface HaltHistory {
  /** The halt that covers a moment; its end does not belong to it. */
  covering(symbol: string, at: Date): Halt | undefined;
  /** The end of the last halt that ended in (after, at]: what was looked for from before it is to be looked for again. */
  lastEnd(symbol: string, after: Date, at: Date): Date | undefined;
}

/** The halts of instruments. There are few: they are events of months, not of minutes. */
export async function loadHalts(db: Queries, symbols: readonly string[]): Promise<HaltHistory> {
  const rows =
    symbols.length === 0
      ? []
      : await db
          .selectFrom('trading_halt')
          .selectAll()
          .where('symbol', 'in', [...symbols])
          .orderBy('began_at')
          .execute();
  const haltsOf = (symbol: string): Halt[] =>
    rows.flatMap((row) => (row.symbol === symbol ? [{ from: row.began_at, until: row.ended_at }] : []));
  return {
    covering: (symbol, at) =>
      haltsOf(symbol).find(({ from, until }) => from <= at && (until === null || at < until)),
    lastEnd: (symbol, after, at) =>
      haltsOf(symbol)
        .flatMap(({ until }) => (until === null ? [] : [until]))
        .findLast((end) => after < end && end <= at),
  };
}

/** What tells the last price that customers have seen. */
export interface PublishedPrices {
  readonly market: TradingMarket;
  readonly halts: HaltHistory;
}

/** The last price that was published at `at`: during a halt the one at which it began. */
export const publishedPrice = (prices: PublishedPrices, symbol: string, at: Date): Decimal =>
  publishedQuote(prices, symbol, at).last;

/** The quote that `publishedPrice` is of. */
export const publishedQuote = ({ market, halts }: PublishedPrices, symbol: string, at: Date): Quote =>
  market.quote(symbol, halts.covering(symbol, at)?.from ?? at);

/** @throws Refusal `instrument_halted` while trading in the instrument stands still */
export async function refuseHalted(db: Queries, symbol: string): Promise<void> {
  const halted = await db
    .selectFrom('instrument_status')
    .select('symbol')
    .where('symbol', '=', symbol)
    .where('status', '=', 'halted')
    .executeTakeFirst();
  if (halted !== undefined) throw new Refusal('instrument_halted', { params: { symbol } });
}
