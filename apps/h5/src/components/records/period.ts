/** Stretches of time that records can be narrowed to. */
export const periods = ['all', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

const daysOf = { week: 7, month: 30, quarter: 90, year: 365 } as const;
const DAY_MS = 86_400_000;

/**
 * Where a period begins, as the server takes it; undefined for all time.
 * @param now the business clock's instant: in simulated time, the device's clock says nothing
 */
export function startOfPeriod(period: Period, now: string): string | undefined {
  if (period === 'all') return undefined;
  return new Date(Date.parse(now) - daysOf[period] * DAY_MS).toISOString();
}
