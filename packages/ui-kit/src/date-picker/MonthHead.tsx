import { IconButton } from '../icon-button/index.js';
import { BackIcon, ChevronRightIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { writeDay, type Day } from './days.js';
import * as css from './DayGrid.css.js';

const english = {
  previousMonth: en.previousMonth,
  nextMonth: en.nextMonth,
  month: en.month,
  year: en.year,
};

/** The selectable years before and after the shown day, if there is no limit. */
const YEARS_BACK = 120;
const YEARS_ON = 20;

export interface MonthHeadProps {
  /** A day of the shown month. */
  active: Day;
  /** The first selectable day; undefined is no limit. */
  min: Day | undefined;
  /** The last selectable day; undefined is no limit. */
  max: Day | undefined;
  today: Day;
  /** BCP 47; determines the names of months. */
  locale: string;
  disabled: boolean | undefined;
  /** Asks for another month. `months`: how many on from the shown one; negative is back. */
  onMove: (months: number) => void;
}

/** The shown month and its year, to choose or to leaf through. */
export function MonthHead({ active, min, max, today, locale, disabled, onMove }: MonthHeadProps) {
  const messages = useKitMessages(english);
  const monthText = active.slice(0, 7);
  const isFirst = min !== undefined && monthText <= min.slice(0, 7);
  const isLast = max !== undefined && monthText >= max.slice(0, 7);
  const year = Number(active.slice(0, 4));
  const years = yearsOf(min, max, Number(today.slice(0, 4)), year);
  return (
    <div data-part="head" className={css.head}>
      <IconButton
        label={messages.previousMonth}
        icon={<BackIcon size="medium" />}
        disabled={disabled}
        // It keeps the focus, which a disabled button loses to the body.
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(-1)}
      />
      <div data-part="selects" className={css.selects}>
        <select
          data-part="select"
          className={css.select}
          aria-label={messages.month}
          value={Number(active.slice(5, 7))}
          disabled={disabled}
          onChange={(event) => onMove(Number(event.currentTarget.value) - Number(active.slice(5, 7)))}
        >
          {Array.from({ length: 12 }, (_, at) => {
            const first = `${String(year)}-${String(at + 1).padStart(2, '0')}-01`;
            return (
              <option
                key={at}
                value={at + 1}
                disabled={
                  (min !== undefined && first.slice(0, 7) < min.slice(0, 7)) ||
                  (max !== undefined && first > max)
                }
              >
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
          onChange={(event) => onMove((Number(event.currentTarget.value) - year) * 12)}
        >
          {years.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
      <IconButton
        label={messages.nextMonth}
        icon={<ChevronRightIcon size="medium" />}
        disabled={disabled}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(1)}
      />
    </div>
  );
}

/** The years to choose from, including the shown one. */
function yearsOf(min: Day | undefined, max: Day | undefined, thisYear: number, shown: number): number[] {
  const first = Math.min(shown, min === undefined ? thisYear - YEARS_BACK : Number(min.slice(0, 4)));
  const last = Math.max(shown, max === undefined ? thisYear + YEARS_ON : Number(max.slice(0, 4)));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
