import { DAY_MS, MINUTE_MS } from '../util/durations.js';
import { dayOfWeek, formatDay, parseDay } from '../market/calendars/days.js';
import { instantOf, zoneOffset } from '../market/calendars/zoneOffset.js';
import type { Market } from '../market/market.js';

/** A request before this time, in the zone of the currency's market, is processed on the same business day. */
export const CUTOFF_TIME = '17:00';
const CUTOFF_MINUTE = 17 * 60;
/** When a business day begins, in minutes after midnight. Then waiting requests are processed, and money arrives. */
const MORNING_MINUTE = 9 * 60;
const ARRIVAL_BUSINESS_DAYS = 2;
const FRIDAY = 4;

/** The market whose business days count for a currency. */
const MARKETS: Readonly<Record<string, string>> = {
  USD: 'US',
  USDT: 'US',
  EUR: 'FR',
  CNY: 'CN',
  HKD: 'HK',
  MYR: 'MY',
  TWD: 'TW',
  SGD: 'SG',
};

export type CalendarMarket = Pick<Market, 'market' | 'isTradingDay'>;

export interface Schedule {
  readonly marketId: string;
  /** IANA name. */
  readonly timezone: string;
  readonly processingStartsAt: Date;
  /** A business day later, at the same time of day. */
  readonly reviewDueAt: Date;
  /** `YYYY-MM-DD`, in the zone of the market. */
  readonly arrivalDate: string;
}

/**
 * When a withdrawal requested at `at` is processed and arrives. It is processed at once on a business day before the
 * cutoff, otherwise on the morning of the next business day. It arrives two business days after that.
 */
export function scheduleOf(market: CalendarMarket, currency: string, at: Date): Schedule {
  const days = businessDays(market, currency);
  const { day, minute } = days.local(at);
  const isInTime = days.isBusiness(day) && minute < CUTOFF_MINUTE;
  const processingDay = isInTime ? day : days.after(day, 1);
  const startMinute = isInTime ? minute : MORNING_MINUTE;
  return {
    marketId: days.marketId,
    timezone: days.timezone,
    processingStartsAt: isInTime ? at : days.instant(processingDay, MORNING_MINUTE),
    reviewDueAt: days.instant(days.after(processingDay, 1), Math.floor(startMinute)),
    arrivalDate: formatDay(days.after(processingDay, ARRIVAL_BUSINESS_DAYS)),
  };
}

/**
 * When a withdrawal passed at `at` arrives: on the promised date, or two business days after the decision when that
 * came after the day of processing.
 */
export function arrivalAfterPass(
  market: CalendarMarket,
  currency: string,
  promised: { readonly processingStartsAt: Date; readonly arrivalDate: string },
  at: Date,
): string {
  const days = businessDays(market, currency);
  const { day } = days.local(at);
  if (day <= days.local(promised.processingStartsAt).day) return promised.arrivalDate;
  const processingDay = days.isBusiness(day) ? day : days.after(day, 1);
  return formatDay(days.after(processingDay, ARRIVAL_BUSINESS_DAYS));
}

/** The morning of the arrival date. */
export function arrivalInstant(market: CalendarMarket, currency: string, arrivalDate: string): Date {
  return businessDays(market, currency).instant(parseDay(arrivalDate), MORNING_MINUTE);
}

function businessDays(market: CalendarMarket, currency: string) {
  const marketId = MARKETS[currency];
  const info = marketId === undefined ? undefined : market.market(marketId);
  if (marketId === undefined || info === undefined)
    throw new Error(`No market's business days count for ${currency}; name one in the list above.`);
  const { timezone } = info;
  const isBusiness = (day: number): boolean =>
    market.isTradingDay(marketId, formatDay(day)) ?? dayOfWeek(day) <= FRIDAY;
  return {
    marketId,
    timezone,
    isBusiness,
    local(at: Date): { readonly day: number; readonly minute: number } {
      const localMs = at.getTime() + zoneOffset(timezone, at.getTime());
      const day = Math.floor(localMs / DAY_MS);
      return { day, minute: (localMs - day * DAY_MS) / MINUTE_MS };
    },
    /** The `count`th business day after a day. */
    after(day: number, count: number): number {
      let found = day;
      for (let left = count; left > 0; left -= isBusiness(found) ? 1 : 0) found += 1;
      return found;
    },
    instant: (day: number, minute: number): Date => new Date(instantOf(timezone, day, minute)),
  };
}
