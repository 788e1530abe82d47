import { localClock } from '../../i18n/formatters.js';

/** Rows of one calendar day. */
export interface DayGroup<Row> {
  /** `2026-11-20` in the given time zone. */
  readonly day: string;
  /** The first row's instant, for formatting the day. */
  readonly instant: string;
  readonly rows: readonly Row[];
}

/**
 * Splits a list into days, without changing its order. Rows of one day that are not adjacent make two groups.
 * @param instantOf ISO 8601
 * @param timeZone IANA name; by default the device's zone
 */
export function groupByDay<Row>(
  rows: readonly Row[],
  instantOf: (row: Row) => string,
  timeZone?: string,
): DayGroup<Row>[] {
  const groups: { day: string; instant: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const instant = instantOf(row);
    const day = localClock(new Date(instant), timeZone).slice(0, 10);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, instant, rows: [row] });
  }
  return groups;
}
