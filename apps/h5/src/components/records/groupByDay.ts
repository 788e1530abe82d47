import { MINUTE_MS } from '../../durations.js';
import { localClock } from '../../i18n/formatters.js';

/** Rows of one calendar day, whose times are in one zone. */
export interface DayGroup<Row> {
  /** `2026-11-20` in the given time zone. */
  readonly day: string;
  /** The first row's instant, for formatting the day. */
  readonly instant: string;
  readonly rows: readonly Row[];
}

/**
 * Splits a list into days, without changing its order. Rows of one day that are not adjacent make two groups, and so do
 * the hours before and after the clock is changed: 02:30 may occur twice.
 * @param instantOf ISO 8601
 * @param timeZone IANA name; by default the device's zone
 */
export function groupByDay<Row>(
  rows: readonly Row[],
  instantOf: (row: Row) => string,
  timeZone?: string,
): DayGroup<Row>[] {
  const groups: { day: string; offset: number; instant: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const instant = instantOf(row);
    const clock = localClock(new Date(instant), timeZone);
    const day = clock.slice(0, 10);
    const offset = Math.round((Date.parse(`${clock.replace(' ', 'T')}Z`) - Date.parse(instant)) / MINUTE_MS);
    const last = groups.at(-1);
    if (last?.day === day && last.offset === offset) last.rows.push(row);
    else groups.push({ day, offset, instant, rows: [row] });
  }
  return groups;
}
