export const periods = ['month', 'quarter', 'year', 'twelve'] as const;
export type Period = (typeof periods)[number];

/**
 * The days of a period that ends today, inclusive. `today`: `YYYY-MM-DD` or an instant, in UTC like the server's
 * days.
 * @example daysOf('quarter', '2026-05-31') // { from: '2026-03-01', to: '2026-05-31' }
 */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  const to = today.slice(0, 10);
  const [year = 0, month = 1] = to.split('-').map(Number);
  const firstOf = (monthIndex: number): string =>
    new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 10);
  switch (period) {
    case 'month':
      return { from: firstOf(month - 1), to };
    case 'quarter':
      return { from: firstOf(month - 3), to };
    case 'year':
      return { from: firstOf(0), to };
    case 'twelve': {
      const start = new Date(`${to}T00:00:00.000Z`);
      start.setUTCFullYear(year - 1);
      start.setUTCDate(start.getUTCDate() + 1);
      return { from: start.toISOString().slice(0, 10), to };
    }
  }
}
