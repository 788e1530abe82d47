import { useState } from 'react';
import { localeOf, recordOf } from '../checks/usable.js';
import { FieldGroup } from '../field/FieldGroup.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { writeDay, writeSpan } from './days.js';
import type { CalendarProps } from './Calendar.js';
import { chosen, waiting } from './DayGrid.css.js';
import { DayGrid } from './DayGrid.js';
import { dayOf, daysOffOf } from './givenDay.js';
import { useToday } from './useToday.js';
import { withDay, type DaySpan } from './withDay.js';

export interface DateRangeProps
  extends
    Omit<FieldProps<DaySpan, HTMLButtonElement>, 'name' | 'onBlur'>,
    Pick<CalendarProps, 'min' | 'max' | 'isDayDisabled' | 'today' | 'locale'> {}

const NONE: DaySpan = { from: '', to: '' };

/**
 * A first and a last day, chosen in a month on the page. The value is `{ from, to }`, both `YYYY-MM-DD` or ''. The same
 * day chosen twice is a span of one day. Disabled days may lie within the span, but not at its ends.
 */
export function DateRange({ ref, ...props }: DateRangeProps) {
  const language = useKitLocale();
  const locale = localeOf('DateRange', props.locale ?? language.locale);
  const today = useToday(dayOf('DateRange', 'today', props.today), language.timeZone);
  const [resets, setResets] = useState(0);
  const [held, setHeld, reset] = useOwnValue('DateRange', props);
  const inForm = onFormReset(() => {
    reset();
    setResets(resets + 1);
  });
  const given = recordOf('DateRange', 'value', held, NONE);
  const from = dayOf('DateRange', 'value', given.from) ?? '';
  const to = from === '' ? '' : (dayOf('DateRange', 'value', given.to) ?? '');
  const style = { dateStyle: 'long' } as const;
  return (
    <FieldGroup {...props} ref={inForm} data-part="date-range">
      <p role="status" data-part="chosen" className={chosen}>
        {from === ''
          ? ''
          : to === ''
            ? `${writeDay(from, locale, style)} –`
            : writeSpan(from, to, locale, style)}
      </p>
      {today === '' ? (
        <div className={waiting} />
      ) : (
        <DayGrid
          // Shows the month of the value again.
          key={resets}
          {...(ref === undefined ? {} : { ref })}
          value={from}
          end={to}
          min={dayOf('DateRange', 'min', props.min)}
          max={dayOf('DateRange', 'max', props.max)}
          today={today}
          locale={locale}
          isDayDisabled={daysOffOf('DateRange', props.isDayDisabled)}
          disabled={props.disabled}
          canClear={from !== '' && props.required !== true}
          onChoose={(day) => setHeld(withDay({ from, to }, day))}
        />
      )}
    </FieldGroup>
  );
}
