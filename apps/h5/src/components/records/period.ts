import { DAY_MS } from '../../durations.js';

/** Periods for filtering records. */
export const periods = ['all', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

const daysOf = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/**
 * The start of a period, in the server's format; undefined for all time.
 * @param now the business clock's instant, because simulated time differs from the device's
 */
export function startOfPeriod(period: Period, now: string): string | undefined {
  if (period === 'all') return undefined;
  return new Date(Date.parse(now) - daysOf[period] * DAY_MS).toISOString();
}
