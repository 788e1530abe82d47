import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { BackIcon, ChevronRightIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import {
  addDays,
  addMonths,
  firstWeekdayOf,
  weekdayOf,
  weeksOf,
  within,
  writeDay,
  type Day,
} from './days.js';
import * as css from './DayGrid.css.js';

const english = {
  previousMonth: en.previousMonth,
  nextMonth: en.nextMonth,
  month: en.month,
  year: en.year,
  today: en.today,
  clear: en.clear,
};

/** The selectable years before and after the shown day, if there is no limit. */
const YEARS_BACK = 120;
const YEARS_ON = 20;

export interface DayGridProps {
  /** The chosen day; '' while none is chosen. */
  value: Day;
  /**
   * The last day of the span that begins at `value`; '' while only the first day is chosen. @default a single day, no
   * span
   */
  end?: Day | undefined;
  /** The first selectable day; undefined is no limit. */
  min: Day | undefined;
  /** The last selectable day; undefined is no limit. */
  max: Day | undefined;
  /** The month that is shown while no day is chosen, and the target of the Today button. */
  today: Day;
  /** BCP 47; determines the names of days and months, and the first day of a week. */
  locale: string;
  /** Whether a day within the limits cannot be chosen, such as a holiday. */
  isDayDisabled: ((day: Day) => boolean) | undefined;
  /** Whether none of it can be focused. @default false */
  disabled?: boolean | undefined;
  /** Whether it has a button that clears the choice. */
  canClear: boolean;
  /** Called with the chosen day; '' clears the choice. */
  onChoose: (day: Day) => void;
  /** The day in the tab order. */
  ref?: Ref<HTMLButtonElement>;
}

/** One month of days. It is one tab stop; arrow keys move inside it and across months. */
export function DayGrid({ value, end, min, max, today, locale, onChoose, ref, ...props }: DayGridProps) {
  const messages = useKitMessages(english);
  const id = useId();
  const [active, setActive] = useState(() => within(value === '' ? today : value, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const isMovingFocus = useRef(false);
  useEffect(() => {
    if (!isMovingFocus.current) return;
    isMovingFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  const firstWeekday = firstWeekdayOf(locale);
  const weeks = weeksOf(active, firstWeekday);
  const write = (day: Day, style: Intl.DateTimeFormatOptions) => writeDay(day, locale, style);
  const last = end || value;
  const isChosen = (day: Day) => value !== '' && day >= value && day <= last;
  const isOff = (day: Day) => within(day, min, max) !== day || props.isDayDisabled?.(day) === true;
  const show = (day: Day) => setActive(within(day, min, max));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayByKey(event, active, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    isMovingFocus.current = true;
    show(next);
  };

  const monthText = active.slice(0, 7);
  const isFirst = min !== undefined && monthText <= min.slice(0, 7);
  const isLast = max !== undefined && monthText >= max.slice(0, 7);
  const year = Number(active.slice(0, 4));
  const years = yearsOf(min, max, Number(today.slice(0, 4)), year);
  return (
    <>
      <div data-part="head" className={css.head}>
        <IconButton
          label={messages.previousMonth}
          icon={<BackIcon size="medium" />}
          disabled={props.disabled}
          // It keeps the focus, which a disabled button loses to the body.
          aria-disabled={isFirst}
          onClick={() => isFirst || show(addMonths(active, -1))}
        />
        <div data-part="selects" className={css.selects}>
          <select
            data-part="select"
            className={css.select}
            aria-label={messages.month}
            value={Number(active.slice(5, 7))}
            disabled={props.disabled}
            onChange={(event) =>
              show(addMonths(active, Number(event.currentTarget.value) - Number(active.slice(5, 7))))
            }
          >
            {Array.from({ length: 12 }, (_, at) => {
              const first = `${year}-${String(at + 1).padStart(2, '0')}-01`;
              return (
                <option
                  key={at}
                  value={at + 1}
                  disabled={
                    (min !== undefined && first.slice(0, 7) < min.slice(0, 7)) ||
                    (max !== undefined && first > max)
                  }
                >
                  {write(first, { month: 'long' })}
                </option>
              );
            })}
          </select>
          <select
            data-part="select"
            className={css.select}
            aria-label={messages.year}
            value={year}
            disabled={props.disabled}
            onChange={(event) => show(addMonths(active, (Number(event.currentTarget.value) - year) * 12))}
          >
            {years.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
        <IconButton
          label={messages.nextMonth}
          icon={<ChevronRightIcon size="medium" />}
          disabled={props.disabled}
          aria-disabled={isLast}
          onClick={() => isLast || show(addMonths(active, 1))}
        />
      </div>
      <VisuallyHidden>
        <span id={id} role="status">
          {write(active, { month: 'long', year: 'numeric' })}
        </span>
      </VisuallyHidden>
      <table
        ref={grid}
        role="grid"
        aria-multiselectable={end !== undefined || undefined}
        aria-labelledby={id}
        data-part="grid"
        className={css.grid}
        onKeyDown={onKeyDown}
      >
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
                  abbr={write(sample, { weekday: 'long' })}
                >
                  {write(sample, { weekday: 'short' })}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
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
                    <button
                      type="button"
                      ref={day === active ? ref : undefined}
                      tabIndex={day === active ? 0 : -1}
                      data-part="day"
                      data-inside={(day > value && day < last) || undefined}
                      className={css.day}
                      disabled={props.disabled}
                      aria-label={write(day, { dateStyle: 'full' })}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isOff(day) || undefined}
                      onClick={() => {
                        if (!isOff(day)) onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot" className={css.foot}>
        {within(today, min, max) === today && !props.disabled && (
          <Button variant="quiet" size="small" onClick={() => show(today)}>
            {messages.today}
          </Button>
        )}
        {props.canClear && !props.disabled && (
          <Button variant="quiet" size="small" onClick={() => onChoose('')}>
            {messages.clear}
          </Button>
        )}
      </div>
    </>
  );
}

/** The day that a key leads to from the focused day; undefined for other keys. */
function dayByKey(event: KeyboardEvent<HTMLElement>, active: Day, firstWeekday: number): Day | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const fromWeekStart = (weekdayOf(active) - firstWeekday + 7) % 7;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(active, -forward);
    case 'ArrowRight':
      return addDays(active, forward);
    case 'ArrowUp':
      return addDays(active, -7);
    case 'ArrowDown':
      return addDays(active, 7);
    case 'Home':
      return addDays(active, -fromWeekStart);
    case 'End':
      return addDays(active, 6 - fromWeekStart);
    case 'PageUp':
      return addMonths(active, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(active, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** The years to choose from, including the shown one. */
function yearsOf(min: Day | undefined, max: Day | undefined, thisYear: number, shown: number): number[] {
  const first = Math.min(shown, min === undefined ? thisYear - YEARS_BACK : Number(min.slice(0, 4)));
  const last = Math.max(shown, max === undefined ? thisYear + YEARS_ON : Number(max.slice(0, 4)));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
