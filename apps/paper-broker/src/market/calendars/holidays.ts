/** The closures of `calendar.json`, and the dates between which they are known. */
import calendar from './calendar.json' with { type: 'json' };
import { parseDay } from './days.js';

interface MarketCalendar {
  readonly source: string;
  readonly checked_date: string;
  readonly years: Readonly<Record<string, { readonly basis: string }>>;
  readonly holidays: Readonly<Record<string, string>>;
  readonly half_days: readonly string[];
}

const markets: Readonly<Record<string, MarketCalendar>> = calendar.markets;

export interface Holidays {
  /** The name of each closed day. */
  readonly closed: ReadonlyMap<number, string>;
  readonly halfDays: ReadonlySet<number>;
}

export const calendarVersion = calendar.version;
/** Only weekends are known outside these dates. */
export const validFrom = calendar.valid_from;
export const validUntil = calendar.valid_until;

/** @throws Error for a market without a calendar */
export function holidaysOf(marketId: string): Holidays {
  const market = markets[marketId];
  if (market === undefined) throw new Error(`calendar.json has no holidays for the market ${marketId}.`);
  return {
    closed: new Map(Object.entries(market.holidays).map(([date, name]) => [parseDay(date), name])),
    halfDays: new Set(market.half_days.map(parseDay)),
  };
}
