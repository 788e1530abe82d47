import { useId, useState, type Ref } from 'react';
import { Button } from '../button/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { firstWeekdayOf, weeksOf, within, writeDay, type Day } from './days.js';
import * as css from './DayGrid.css.js';
import { MonthHead } from './MonthHead.js';
import { useDayKeys } from './useDayKeys.js';
import { WeekdayHead } from './WeekdayHead.js';

const english = { today: en.today, clear: en.clear };

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
export function DayGrid({ end, ref, onChoose, ...props }: DayGridProps) {
  const { value, min, max, today, locale, disabled } = props;
  const messages = useKitMessages(english);
  const id = useId();
  const [active, setActive] = useState(() => within(value === '' ? today : value, min, max));

  const firstWeekday = firstWeekdayOf(locale);
  const weeks = weeksOf(active, firstWeekday);
  const last = end || value;
  const isChosen = (day: Day) => value !== '' && day >= value && day <= last;
  const isOff = (day: Day) => within(day, min, max) !== day || props.isDayDisabled?.(day) === true;
  const show = (day: Day) => setActive(within(day, min, max));
  const keys = useDayKeys(active, firstWeekday, show);

  return (
    <>
      <MonthHead {...props} active={active} onChange={show} />
      <VisuallyHidden>
        <span id={id} role="status">
          {writeDay(active, locale, { month: 'long', year: 'numeric' })}
        </span>
      </VisuallyHidden>
      <table
        {...keys}
        role="grid"
        aria-multiselectable={end !== undefined || undefined}
        aria-labelledby={id}
        data-part="grid"
        className={css.grid}
      >
        {/* The second week of every month is whole. */}
        <WeekdayHead week={weeks[1]} locale={locale} />
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
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot" className={css.foot}>
        {within(today, min, max) === today && !disabled && (
          <Button variant="quiet" size="small" onClick={() => show(today)}>
            {messages.today}
          </Button>
        )}
        {props.canClear && !disabled && (
          <Button variant="quiet" size="small" onClick={() => onChoose('')}>
            {messages.clear}
          </Button>
        )}
      </div>
    </>
  );
}
