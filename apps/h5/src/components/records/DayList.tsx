import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { useId, type ReactNode } from 'react';
import { useLocale } from '../../i18n/index.js';
import { groupByDay, type DayGroup } from './groupByDay.js';
import { day, dayHeading, days, zone } from './Records.css.js';
import { dateFormat, zoneName } from '../../i18n/formatters.js';

export interface DayListProps<Row> {
  rows: readonly Row[];
  /** ISO 8601 */
  instantOf: (row: Row) => string;
  /** An `li` with its key. */
  children: (row: Row) => ReactNode;
}

/** Records grouped by day, in their order. Each day names the time zone of its times. */
export function DayList<Row>({ rows, instantOf, children }: DayListProps<Row>) {
  return (
    <div className={days}>
      {groupByDay(rows, instantOf).map((group, index) => (
        // A day may occur twice, if something was booked late, so the index is part of the key.
        <Day key={`${group.day} ${index}`} group={group}>
          {group.rows.map(children)}
        </Day>
      ))}
    </div>
  );
}

function Day({ group, children }: { group: DayGroup<unknown>; children: ReactNode }) {
  const locale = useLocale();
  const id = useId();
  const date = new Date(group.instant);
  const name = dateFormat(locale, { dateStyle: 'full' }).format(date);
  return (
    <section className={day}>
      <h2 className={dayHeading}>
        <span id={id}>{name}</span>
        <span className={zone}>{zoneName(date, locale)}</span>
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>{children}</List>
      </Card>
    </section>
  );
}

/** The time of a record, to the minute. @param instant ISO 8601 */
export function timeOfDay(instant: string, locale: string): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}
