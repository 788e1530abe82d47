import type { Clock } from '../clock/clock.js';
import type { Decimal } from '@fairlot/money';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import type { Quote } from '../market/market.js';
import type { TradingMarket } from './tradingContext.js';
import { MINUTE_MS } from '../util/durations.js';

/** A period in which trading in an instrument was halted; business time. */
interface Halt {
  readonly from: Date;
  /** Null while the halt lasts. */
  readonly until: Date | null;
}

/**
 * When instruments were halted, in business time. Prices during a halt are not published, so they must
 * neither trade nor trigger anything.
 */
export interface HaltHistory {
  /** The halt that covers `at`. The end of a halt is exclusive. */
  covering(symbol: string, at: Date): Halt | undefined;
  /**
   * The end of the last halt that ended in (after, at]. A price found before that time must be searched
   * again.
   */
  lastEnd(symbol: string, after: Date, at: Date): Date | undefined;
}

/** Loads every halt of the instruments. There are few: a halt occurs once in months. */
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

/** The time between checks whether a halt has ended, for steps that wait for its end; business time. */
const HALT_RETRY_MS = MINUTE_MS;

/** The end of the halt that covers `at`, or the time of the next check while the halt lasts. */
export function afterHalt(
  { halts, clock }: { readonly halts: HaltHistory; readonly clock: Clock },
  symbol: string,
  at: Date,
): Date {
  const until = halts.covering(symbol, at)?.until;
  const known = Math.max(at.getTime(), clock.now().getTime());
  return until ?? new Date(known + HALT_RETRY_MS);
}

/** What `publishedPrice` needs: the market's prices and the halts during which they are not published. */
export interface PublishedPrices {
  readonly market: TradingMarket;
  readonly halts: HaltHistory;
}

/** The last price published at `at`; during a halt, the price at which the halt began. */
export const publishedPrice = (prices: PublishedPrices, symbol: string, at: Date): Decimal =>
  publishedQuote(prices, symbol, at).last;

/** The quote whose last price is `publishedPrice`. */
export const publishedQuote = ({ market, halts }: PublishedPrices, symbol: string, at: Date): Quote =>
  market.quote(symbol, halts.covering(symbol, at)?.from ?? at);

/** Whether trading in an instrument is halted now. */
export async function isHalted(db: Queries, symbol: string): Promise<boolean> {
  const halted = await db
    .selectFrom('instrument_status')
    .select('symbol')
    .where('symbol', '=', symbol)
    .where('status', '=', 'halted')
    .executeTakeFirst();
  return halted !== undefined;
}

/** @throws Refusal `instrument_halted` while trading in the instrument is halted */
export async function refuseHalted(db: Queries, symbol: string): Promise<void> {
  if (await isHalted(db, symbol)) throw new Refusal('instrument_halted', { params: { symbol } });
}
