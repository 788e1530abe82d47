import { decimal, negate, subtract, ZERO, type Decimal } from '@fairlot/money';
import type { Queries } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { differenceOf, sumOf, value, type Figure } from '../figures/figure.js';
import { held, marketValue, worthAt } from '../figures/marketValue.js';
import { earlier, utcDate } from '../util/instants.js';
import type { Quote } from '../market/market.js';
import type { TradingMarket } from '../trading/tradingContext.js';
import type { Valuing } from './worth.js';

/** The trades in a symbol on the trading day of its quote. */
interface Trades {
  readonly symbol: string;
  readonly currency: string;
  /** Bought less sold. */
  readonly quantity: Decimal;
  /** Paid for purchases less received for sales, before fees. */
  readonly paid: Decimal;
  readonly fees: Decimal;
}

/** The member's trades in each symbol on the trading day of its quote. */
export async function listTradesOfToday(
  db: Queries,
  market: TradingMarket,
  memberId: string,
  at: Date,
): Promise<Trades[]> {
  // Ten days cover the difference between the markets' dates and a long weekend.
  const since = utcDate(earlier(at, 10 * DAY_MS));
  const rows = await db
    .selectFrom('fill_day')
    .select(['symbol', 'trade_date', 'quantity', 'cash', 'fees'])
    .where('member_id', '=', memberId)
    .where('trade_date', '>=', since)
    .execute();
  return rows.flatMap((row) => {
    const instrument = market.instrument(row.symbol);
    if (instrument === undefined) return [];
    if (dateOf(market, instrument.marketId, market.quote(row.symbol, at)) !== row.trade_date) return [];
    return [
      {
        symbol: row.symbol,
        currency: instrument.currency,
        quantity: decimal(row.quantity),
        paid: negate(decimal(row.cash)),
        fees: decimal(row.fees),
      },
    ];
  });
}

/**
 * The trading date of a quote. At the close the calendar
 * already returns the next session, so look just before it.
 */
function dateOf(market: TradingMarket, marketId: string, quote: Quote): string {
  return market.session(marketId, earlier(quote.asOf, 1)).date;
}

/**
 * The profit of today's session: the present value, less the
 * value at the previous close, what was paid today, and fees.
 */
export function todayProfit(
  shares: ReadonlyMap<string, Decimal>,
  trades: readonly Trades[],
  valuing: Valuing,
): Figure {
  const { currency, at } = valuing;
  const today = new Map(
    trades.filter((each) => each.currency === currency).map((each) => [each.symbol, each]),
  );
  const symbols = new Set([...shares.keys(), ...today.keys()]);
  return sumOf(
    'today_profit',
    [...symbols].map((symbol) => profitOf(symbol, shares.get(symbol) ?? ZERO, today.get(symbol), valuing)),
    { currency, asOf: at },
  );
}

function profitOf(symbol: string, now: Decimal, trades: Trades | undefined, valuing: Valuing): Figure {
  const { currency, market, at } = valuing;
  const { previousClose } = market.quote(symbol, at);
  const facts = { currency, asOf: at };
  const close = value('previous_close', previousClose, { ...facts, source: { kind: 'quote', id: symbol } });
  const before = held(symbol, subtract(now, trades?.quantity ?? ZERO), at);
  const source = { kind: 'orders', id: symbol } as const;
  return differenceOf(
    'instrument_profit',
    [
      marketValue(symbol, now, valuing),
      worthAt('value_before', before, close, facts),
      ...(trades === undefined
        ? []
        : [
            value('paid_today', trades.paid, { ...facts, source }),
            value('fees_today', trades.fees, { ...facts, source }),
          ]),
    ],
    { ...facts, source: { kind: 'instrument', id: symbol } },
  );
}
