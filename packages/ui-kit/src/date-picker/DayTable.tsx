import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayByKey } from './dayByKey.js';
import { addDays, firstWeekdayOf, weeksOf, within, writeDay, type Day } from './days.js';
import * as css from './DayGrid.css.js';
import type { DayGridProps } from './DayGrid.js';

interface DayTableProps extends Omit<DayGridProps, 'canClear'> {
  /** The day in the tab order; its month is shown. */
  active: Day;
  /** The id of the element that names the month. */
  monthId: string;
  /** Called with the day that an arrow key leads to. */
  onMove: (day: Day) => void;
}

/** The days of one month, by the grid pattern of WAI-ARIA: one tab stop, and arrow keys that cross months. */
export function DayTable({
  value,
  end,
  min,
  max,
  today,
  locale,
  isDayDisabled,
  disabled,
  onChoose,
  ref,
  active,
  monthId,
  onMove,
}: DayTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMovingFocus = useRef(false);
  useEffect(() => {
    if (!isMovingFocus.current) return;
    isMovingFocus.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  const firstWeekday = firstWeekdayOf(locale);
  const last = end || value;
  const isChosen = (day: Day) => value !== '' && day >= value && day <= last;
  const isOff = (day: Day) => within(day, min, max) !== day || isDayDisabled?.(day) === true;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayByKey(event, active, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    isMovingFocus.current = true;
    onMove(next);
  };
  const dayButton = (day: Day) => (
    <button
      type="button"
      ref={day === active ? ref : undefined}
      tabIndex={day === active ? 0 : -1}
      data-part="day"
      data-inside={(day > value && day < last) || undefined}
      className={css.day}
      disabled={disabled}
      aria-label={writeDay(day, locale, { dateStyle: 'full' })}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={isOff(day) || undefined}
      onClick={() => {
        if (!isOff(day)) onChoose(day);
      }}
    >
      {Number(day.slice(8))}
    </button>
  );

  return (
    <table
      ref={table}
      role="grid"
      aria-multiselectable={end !== undefined || undefined}
      aria-labelledby={monthId}
      data-part="grid"
      className={css.grid}
      onKeyDown={onKeyDown}
    >
      <WeekdayHead locale={locale} firstWeekday={firstWeekday} />
      <tbody>
        {weeksOf(active, firstWeekday).map((week, at) => (
          <tr key={at}>
            {week.map((day, place) =>
              day === undefined ? (
                <td key={place} data-part="place" className={css.place} />
              ) : (
                <td
                  key={place}
                  role="gridcell"
                  aria-selected={isChosen(day)}
                  data-part="place"
                  className={css.place}
                >
                  {dayButton(day)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekdayHead({ locale, firstWeekday }: { locale: string; firstWeekday: number }) {
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, at) => {
          // 2024 began on a Monday.
          const sample = addDays('2024-01-01', firstWeekday - 1 + at);
          return (
            <th
              key={at}
              scope="col"
              data-part="weekday"
              className={css.weekday}
              abbr={writeDay(sample, locale, { weekday: 'long' })}
            >
              {writeDay(sample, locale, { weekday: 'short' })}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
