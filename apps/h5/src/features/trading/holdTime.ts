import { numberFormat } from '../../i18n/formatters.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations.js';

/**
 * The holding time of a position in its largest unit: minutes, hours or days, at least one minute. `locale`: BCP 47.
 */
export function holdTime(openedAt: string, closedAt: string, locale: string): string {
  const heldMs = Math.max(MINUTE_MS, Date.parse(closedAt) - Date.parse(openedAt));
  const write = (unit: 'day' | 'hour' | 'minute', lengthMs: number) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(heldMs / lengthMs));
  if (heldMs >= DAY_MS) return write('day', DAY_MS);
  return heldMs >= HOUR_MS ? write('hour', HOUR_MS) : write('minute', MINUTE_MS);
}
