import { writeDay, type Day } from './days.js';
import * as css from './DayGrid.css.js';

interface WeekdayHeadProps {
  /** A week without gaps. */
  week: readonly (Day | undefined)[] | undefined;
  /** BCP 47; determines the names. */
  locale: string;
}

/** The names of the weekdays above their columns. */
export function WeekdayHead({ week, locale }: WeekdayHeadProps) {
  return (
    <thead>
      <tr>
        {week?.map((day = '', at) => (
          <th
            key={at}
            scope="col"
            data-part="weekday"
            className={css.weekday}
            abbr={writeDay(day, locale, { weekday: 'long' })}
          >
            {writeDay(day, locale, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
