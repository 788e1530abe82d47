import { useRef, useState } from 'react';
import { localeOf } from '../checks/usable.js';
import { FieldButton } from '../field/FieldButton.js';
import type { FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { CalendarIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { Sheet } from '../sheet/index.js';
import { writeDay } from './days.js';
import { DayGrid } from './DayGrid.js';
import { dayOf, daysOffOf, todayIn } from './givenDay.js';

const english = { chooseOption: en.chooseOption };

export interface DatePickerProps extends FieldProps<string, HTMLButtonElement> {
  /** First selectable day, `YYYY-MM-DD`. @default no limit */
  min?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`. @default no limit */
  max?: string | undefined;
  /** Whether a day cannot be chosen, such as a market's holiday. `day`: `YYYY-MM-DD`. @default none is disabled */
  isDayDisabled?: ((day: string) => boolean) | undefined;
  /**
   * The day that is marked as today, `YYYY-MM-DD`. Its month is shown while no day is chosen. @default today in the
   * provider's time zone
   */
  today?: string | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
  /** Shown while no day is chosen. @default the kit's "Choose" */
  placeholder?: string | undefined;
}

/**
 * One calendar day, chosen in a sheet. The value is `YYYY-MM-DD`, or '' while none is chosen. It has no time zone: a
 * birthday is the same day everywhere. A day outside of `min` and `max` cannot be chosen, but is shown if it is given.
 */
export function DatePicker({ ref, ...props }: DatePickerProps) {
  const messages = useKitMessages(english);
  const [isOpen, setIsOpen] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const language = useKitLocale();
  const locale = localeOf('DatePicker', props.locale ?? language.locale);
  const [held, setHeld, reset] = useOwnValue('DatePicker', props);
  const inForm = onFormReset(reset);
  const value = dayOf('DatePicker', 'value', held) ?? '';
  const { label } = props;
  return (
    <>
      <FieldButton
        {...props}
        ref={ref}
        inForm={inForm}
        shown={
          value === ''
            ? (props.placeholder ?? messages.chooseOption)
            : writeDay(value, locale, { dateStyle: 'long' })
        }
        isEmpty={value === ''}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        picture={<CalendarIcon size="small" />}
      />
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={label} initialFocus={start}>
        <DayGrid
          ref={start}
          value={value}
          min={dayOf('DatePicker', 'min', props.min)}
          max={dayOf('DatePicker', 'max', props.max)}
          today={dayOf('DatePicker', 'today', props.today) ?? todayIn(language.timeZone)}
          locale={locale}
          isDayDisabled={daysOffOf('DatePicker', props.isDayDisabled)}
          canClear={value !== '' && props.required !== true}
          onChoose={(day) => {
            setIsOpen(false);
            if (day !== value) setHeld(day);
          }}
        />
      </Sheet>
    </>
  );
}
