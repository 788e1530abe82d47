import type { Decimal } from '@fairlot/money';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';
import { FUND_PRICED_AFTER_MS } from '../market/quote.js';

/** What comes before the close gets that day's price until an hour before it. */
const CUT_OFF_BEFORE_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Days = Pick<Market, 'session'>;

/** The price of a unit, and the day that it is of. */
export interface Nav {
  readonly value: Decimal;
  /** `YYYY-MM-DD` in the zone of the market. */
  readonly date: string;
  /** When that day ended. */
  readonly closedAt: Date;
  /** In percent, since the price before. */
  readonly changePercentage: Decimal;
}

/** The last known price: a fund's quote, with the day that it is of. */
export function navAt(market: Days & Pick<Market, 'quote'>, fund: Instrument, at: Date): Nav {
  const { last, asOf, changePercentage } = market.quote(fund.symbol, at);
  const { date } = market.session(fund.marketId, new Date(asOf.getTime() - 1));
  return { value: last, date, closedAt: asOf, changePercentage };
}

/** When what is asked for at a moment is priced and settled. */
export interface DealingDay {
  readonly date: string;
  readonly cutOffAt: Date;
  readonly pricedAt: Date;
  readonly settlementDate: string;
  readonly settlesAt: Date;
}

/** @param settlementDays trading days from the pricing to the settlement; 0: both at once */
export function dealingDayOf(market: Days, marketId: string, at: Date, settlementDays: number): DealingDay {
  let session = market.session(marketId, at);
  const cutOffOf = (closesAt: Date): Date => new Date(closesAt.getTime() - CUT_OFF_BEFORE_MS);
  if (at >= cutOffOf(session.closesAt)) session = market.session(marketId, session.closesAt);
  let settlement = session;
  for (let day = 0; day < settlementDays; day += 1)
    settlement = market.session(marketId, settlement.closesAt);
  const after = (closesAt: Date): Date => new Date(closesAt.getTime() + FUND_PRICED_AFTER_MS);
  return {
    date: session.date,
    cutOffAt: cutOffOf(session.closesAt),
    pricedAt: after(session.closesAt),
    settlementDate: settlement.date,
    settlesAt: after(settlement.closesAt),
  };
}

/** The cut-off time of a full day, local `HH:mm`. @param close last close of the market, local `HH:mm` */
export function usualCutOff(close: string): string {
  const minutes = Number(close.slice(0, 2)) * 60 + Number(close.slice(3, 5)) - CUT_OFF_BEFORE_MS / MINUTE_MS;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
