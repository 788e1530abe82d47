import { dateFormat } from '../../i18n/formatters.js';

/** Rows of one calendar day. */
export interface DayGroup<Row> {
  /** `2026-11-20` in the zone that was asked for. */
  readonly day: string;
  /** The first row's instant, to write the day from. */
  readonly instant: string;
  readonly rows: readonly Row[];
}

/**
 * Cuts a list into days, in the order it has. Rows of a day that stand apart make two groups: order is never changed.
 * @param instantOf ISO 8601
 * @param timeZone IANA name; the device's zone unless said
 */
export function groupByDay<Row>(
  rows: readonly Row[],
  instantOf: (row: Row) => string,
  timeZone?: string,
): DayGroup<Row>[] {
  // The Swedish way of writing a date is the ISO way.
  const dayFormat = dateFormat('sv', {
    dateStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const groups: { day: string; instant: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const instant = instantOf(row);
    const day = dayFormat.format(new Date(instant));
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, instant, rows: [row] });
  }
  return groups;
}
