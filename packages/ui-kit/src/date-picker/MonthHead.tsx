import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.js';
import { BackIcon, ChevronRightIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './DayGrid.css.js';
import { addMonths, within, writeDay, type Day } from './days.js';

const english = {
  previousMonth: en.previousMonth,
  nextMonth: en.nextMonth,
  month: en.month,
  year: en.year,
};

/** The selectable years before and after this one, if there is no limit. */
const YEARS_BACK = 120;
const YEARS_ON = 20;

interface MonthHeadProps {
  /** A day of the shown month. */
  active: Day;
  /** The first selectable day; undefined is no limit. */
  min: Day | undefined;
  /** The last selectable day; undefined is no limit. */
  max: Day | undefined;
  /** The current day; without a limit, years around its year can be chosen. */
  today: Day;
  /** BCP 47; determines the names of months. */
  locale: string;
  /** Whether none of it can be focused. @default false */
  disabled?: boolean | undefined;
  /** Called with a day of the chosen month. */
  onChange: (day: Day) => void;
}

/** Chooses the shown month: the one before or after, or any by its name and year. */
export function MonthHead({ active, min, max, today, locale, disabled, onChange }: MonthHeadProps) {
  const messages = useKitMessages(english);
  const year = Number(active.slice(0, 4));
  const month = Number(active.slice(5, 7));
  /** Whether no day of the same month can be chosen. */
  const isOutside = (day: Day) => within(day, min, max).slice(0, 7) !== day.slice(0, 7);
  const go = (by: number) => onChange(addMonths(active, by));
  const step = (by: 1 | -1, label: string, icon: ReactNode) => {
    const isOff = isOutside(addMonths(active, by));
    return (
      <IconButton
        label={label}
        icon={icon}
        disabled={disabled}
        // It keeps the focus, which a disabled button loses to the body.
        aria-disabled={isOff}
        onClick={() => isOff || go(by)}
      />
    );
  };
  return (
    <div data-part="head" className={css.head}>
      {step(-1, messages.previousMonth, <BackIcon size="medium" />)}
      <div data-part="selects" className={css.selects}>
        <select
          data-part="select"
          className={css.select}
          aria-label={messages.month}
          value={month}
          disabled={disabled}
          onChange={(event) => go(Number(event.currentTarget.value) - month)}
        >
          {Array.from({ length: 12 }, (_, at) => {
            const first = addMonths(`${year}-01-01`, at);
            return (
              <option key={at} value={at + 1} disabled={isOutside(first)}>
                {writeDay(first, locale, { month: 'long' })}
              </option>
            );
          })}
        </select>
        <select
          data-part="select"
          className={css.select}
          aria-label={messages.year}
          value={year}
          disabled={disabled}
          onChange={(event) => go((Number(event.currentTarget.value) - year) * 12)}
        >
          {yearsOf(min, max, Number(today.slice(0, 4)), year).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
      {step(1, messages.nextMonth, <ChevronRightIcon size="medium" />)}
    </div>
  );
}

/** The years to choose from, including the shown one. */
function yearsOf(min: Day | undefined, max: Day | undefined, thisYear: number, shown: number): number[] {
  const first = Math.min(shown, min === undefined ? thisYear - YEARS_BACK : Number(min.slice(0, 4)));
  const last = Math.max(shown, max === undefined ? thisYear + YEARS_ON : Number(max.slice(0, 4)));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
