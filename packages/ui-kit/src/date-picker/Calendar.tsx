import { useState } from 'react';
import { localeOf } from '../checks/usable.js';
import { FieldGroup } from '../field/FieldGroup.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { waiting } from './DayGrid.css.js';
import { DayGrid } from './DayGrid.js';
import { dayOf, daysOffOf } from './givenDay.js';
import { useToday } from './useToday.js';

export interface CalendarProps extends Omit<FieldProps<string, HTMLButtonElement>, 'name' | 'onBlur'> {
  /** First selectable day, `YYYY-MM-DD`. @default no limit */
  min?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`. @default no limit */
  max?: string | undefined;
  /** Whether a day cannot be chosen, such as a market's holiday. `day`: `YYYY-MM-DD`. @default none is disabled */
  isDayDisabled?: ((day: string) => boolean) | undefined;
  /**
   * The day that is marked as today, `YYYY-MM-DD`. Its month is shown while no day is chosen. @default today in the
   * provider's time zone; a server then draws no month, because the customer's day may be another
   */
  today?: string | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
}

/** One calendar day, chosen in a month on the page. The value is `YYYY-MM-DD`, or '' while none is chosen. */
export function Calendar({ ref, ...props }: CalendarProps) {
  const language = useKitLocale();
  const today = useToday(dayOf('Calendar', 'today', props.today), language.timeZone);
  const [resets, setResets] = useState(0);
  const [held, setHeld, reset] = useOwnValue('Calendar', props);
  const inForm = onFormReset(() => {
    reset();
    setResets(resets + 1);
  });
  const value = dayOf('Calendar', 'value', held) ?? '';
  return (
    <FieldGroup {...props} ref={inForm} data-part="calendar">
      {today === '' ? (
        <div className={waiting} />
      ) : (
        <DayGrid
          // Shows the month of the value again.
          key={resets}
          {...(ref === undefined ? {} : { ref })}
          value={value}
          min={dayOf('Calendar', 'min', props.min)}
          max={dayOf('Calendar', 'max', props.max)}
          today={today}
          locale={localeOf('Calendar', props.locale ?? language.locale)}
          isDayDisabled={daysOffOf('Calendar', props.isDayDisabled)}
          disabled={props.disabled}
          canClear={value !== '' && props.required !== true}
          onChoose={(day) => {
            if (day !== value) setHeld(day);
          }}
        />
      )}
    </FieldGroup>
  );
}
