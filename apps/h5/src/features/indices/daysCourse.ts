import type { Schemas } from '@fairlot/api-client';

type Bar = Pick<Schemas['Candle'], 't' | 'close'>;

/**
 * The closes of the last session among ascending bars, after the close of the session before, so that the line starts at the
 * level that the day's change is measured from. `timezone`: of the market, whose days they are.
 */
export function daysCourse(bars: readonly Bar[], timezone: string): string[] {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  const dayOf = (bar: Bar) => days.format(new Date(bar.t));
  const last = bars.at(-1);
  if (last === undefined) return [];
  const today = dayOf(last);
  const start = bars.findIndex((bar) => dayOf(bar) === today);
  return bars.slice(Math.max(start - 1, 0)).map(({ close }) => close);
}
