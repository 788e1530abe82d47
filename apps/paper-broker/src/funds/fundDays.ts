import type { Decimal } from '@fairlot/money';
import { HOUR_MS, MINUTE_MS } from '../util/durations.js';
import { earlier, later } from '../util/instants.js';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { FUND_PRICED_AFTER_MS } from '../market/quote.js';

/** How long before the close the cut-off is. Orders before it get the price of the same day. */
const CUT_OFF_BEFORE_MS = HOUR_MS;

type Days = Pick<Market, 'session'>;

/** The price of a fund unit, with its day. */
export interface Nav {
  readonly value: Decimal;
  /** `YYYY-MM-DD` in the market's time zone. */
  readonly date: string;
  /** The close of that day. */
  readonly closedAt: Date;
  /** The change since the previous price, in percent. */
  readonly changePercentage: Decimal;
}

/** The last known price of a unit: the fund's quote, with its trading day. */
export function navAt(market: Days & Pick<Market, 'quote'>, fund: Instrument, at: Date): Nav {
  const { last, asOf, changePercentage } = market.quote(fund.symbol, at);
  const { date } = market.session(fund.marketId, earlier(asOf, 1));
  return { value: last, date, closedAt: asOf, changePercentage };
}

/** When an order is priced and settled. */
export interface DealingDay {
  readonly date: string;
  readonly cutOffAt: Date;
  readonly pricedAt: Date;
  readonly settlementDate: string;
  readonly settlesAt: Date;
}

/**
 * The dealing day of an order placed at `at`.
 * @param settlementDays trading days from pricing to settlement; 0: both at once
 */
export function dealingDayOf(market: Days, marketId: string, at: Date, settlementDays: number): DealingDay {
  let session = market.session(marketId, at);
  const cutOffOf = (closesAt: Date): Date => earlier(closesAt, CUT_OFF_BEFORE_MS);
  if (at >= cutOffOf(session.closesAt)) session = market.session(marketId, session.closesAt);
  let settlement = session;
  for (let day = 0; day < settlementDays; day += 1)
    settlement = market.session(marketId, settlement.closesAt);
  const after = (closesAt: Date): Date => later(closesAt, FUND_PRICED_AFTER_MS);
  return {
    date: session.date,
    cutOffAt: cutOffOf(session.closesAt),
    pricedAt: after(session.closesAt),
    settlementDate: settlement.date,
    settlesAt: after(settlement.closesAt),
  };
}

/** The cut-off time of a full trading day, local `HH:mm`. @param close last close of the market, local `HH:mm` */
export function usualCutOff(close: string): string {
  const minutes = Number(close.slice(0, 2)) * 60 + Number(close.slice(3, 5)) - CUT_OFF_BEFORE_MS / MINUTE_MS;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
