import { useRef, useState } from 'react';
import { localeOf } from '../checks/usable.js';
import { control, slotButton } from '../field/Field.css.js';
import { Field, type FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { CalendarIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { Sheet } from '../sheet/index.js';
import { DayGrid } from './DayGrid.js';
import type { DatePickerProps } from './DatePicker.js';
import { dayOf, daysOffOf } from './givenDay.js';
import { useToday } from './useToday.js';
import { useTypedDay } from './useTypedDay.js';

const english = { openCalendar: en.openCalendar };

export interface DateFieldProps
  extends FieldProps<string>, Pick<DatePickerProps, 'min' | 'max' | 'isDayDisabled' | 'today' | 'locale'> {
  /** Shown while the field is empty. @default an example in the language's order, such as `12/31/2026` */
  placeholder?: string | undefined;
}

/**
 * One calendar day, typed in the language's order, with or without separators. A button opens a calendar. The value is
 * `YYYY-MM-DD`, or '' while the text is no day that can be chosen; the field then says why.
 */
export function DateField({ ref, ...props }: DateFieldProps) {
  const messages = useKitMessages(english);
  const start = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const language = useKitLocale();
  const locale = localeOf('DateField', props.locale ?? language.locale);
  const [held, setHeld, reset] = useOwnValue('DateField', props);
  const value = dayOf('DateField', 'value', held) ?? '';
  const min = dayOf('DateField', 'min', props.min);
  const max = dayOf('DateField', 'max', props.max);
  const today = useToday(dayOf('DateField', 'today', props.today), language.timeZone);
  const isDayDisabled = daysOffOf('DateField', props.isDayDisabled);
  const typed = useTypedDay({
    value,
    min,
    max,
    today,
    locale,
    isDayDisabled,
    onChange: setHeld,
  });
  const inForm = onFormReset(() => {
    reset();
    typed.clear();
  });
  return (
    <>
      <Field
        {...props}
        ref={inForm}
        // An error of the typed text comes before an error of the value.
        error={typed.fault ?? props.error}
        note={typed.note}
        end={
          <button
            type="button"
            data-part="slot-button"
            className={slotButton}
            aria-label={fillMessage(messages.openCalendar, { label: props.label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={props.disabled}
            onClick={() => setIsOpen(true)}
          >
            <CalendarIcon size="small" />
          </button>
        }
      >
        {(field) => (
          <input
            {...field}
            ref={ref}
            data-part="control"
            className={control}
            name={props.name}
            type="text"
            // Eight digits suffice: numeric keypads have no separators.
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            placeholder={props.placeholder ?? typed.example}
            value={typed.text}
            onFocus={typed.begin}
            onChange={(event) => typed.change(event.currentTarget.value)}
            onBlur={(event) => {
              typed.end();
              props.onBlur?.(event);
            }}
          />
        )}
      </Field>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={props.label} initialFocus={start}>
        <DayGrid
          ref={start}
          value={value}
          min={min}
          max={max}
          today={today}
          locale={locale}
          isDayDisabled={isDayDisabled}
          canClear={value !== '' && props.required !== true}
          onChoose={(day) => {
            setIsOpen(false);
            typed.clear();
            if (day !== value) setHeld(day);
          }}
        />
      </Sheet>
    </>
  );
}
