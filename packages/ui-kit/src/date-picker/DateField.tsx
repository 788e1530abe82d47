import { useRef, useState, type FocusEvent } from 'react';
import { localeOf } from '../checks/usable.js';
import { control, slotButton } from '../field/Field.css.js';
import { Field, type FieldProps } from '../field/index.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../field/useOwnValue.js';
import { CalendarIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { Sheet } from '../sheet/index.js';
import { DayGrid } from './DayGrid.js';
import { writeDay, type Day } from './days.js';
import type { DatePickerProps } from './DatePicker.js';
import { dayOf, daysOffOf, todayIn } from './givenDay.js';
import { readTypedDay, writeShortDay } from './readTypedDay.js';

const english = {
  readAs: en.readAs,
  openCalendar: en.openCalendar,
  dateUnreadable: en.dateUnreadable,
  dateImpossible: en.dateImpossible,
  dateTooEarly: en.dateTooEarly,
  dateTooLate: en.dateTooLate,
  dateOff: en.dateOff,
};

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
  /** The typed text that is not, or cannot be, the value; null while the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(true);
  const language = useKitLocale();
  const locale = localeOf('DateField', props.locale ?? language.locale);
  const [held, setHeld, , reset] = useOwnValue('DateField', props);
  const inForm = onFormReset(() => {
    reset();
    setDraft(null);
  });
  const value = dayOf('DateField', 'value', held) ?? '';
  const min = dayOf('DateField', 'min', props.min);
  const max = dayOf('DateField', 'max', props.max);
  const today = dayOf('DateField', 'today', props.today) ?? todayIn(language.timeZone);
  const thisYear = Number(today.slice(0, 4));
  const isDayDisabled = daysOffOf('DateField', props.isDayDisabled);
  const inWords = (day: Day) => writeDay(day, locale, { dateStyle: 'long' });

  /** Why the day cannot be chosen, as a sentence; undefined if it can. */
  const refusalOf = (day: Day): string | undefined => {
    const date = inWords(day);
    if (min !== undefined && day < min)
      return fillMessage(messages.dateTooEarly, { date, min: inWords(min) });
    if (max !== undefined && day > max) return fillMessage(messages.dateTooLate, { date, max: inWords(max) });
    return isDayDisabled?.(day) === true ? fillMessage(messages.dateOff, { date }) : undefined;
  };
  const read = draft === null ? null : readTypedDay(draft, locale, thisYear, isLeft);
  const take = (text: string, isDone: boolean) => {
    const next = readTypedDay(text, locale, thisYear, isDone);
    const day = 'day' in next && refusalOf(next.day) === undefined ? next.day : '';
    if (day !== value) setHeld(day);
    return day;
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIsLeft(true);
    if (draft !== null && (take(draft, true) !== '' || draft.trim() === '')) setDraft(null);
    props.onBlur?.(event);
  };

  const example = writeShortDay(within(`${thisYear}-12-31`, min, max), locale);
  const faultOf = (): string | undefined => {
    if (read === null || draft === null) return undefined;
    if ('day' in read) return refusalOf(read.day);
    if (read.fault === 'impossible')
      return fillMessage(messages.dateImpossible, { text: draft.trim(), example });
    return read.fault === 'unreadable'
      ? fillMessage(messages.dateUnreadable, { text: draft.trim(), example })
      : undefined;
  };
  const fault = faultOf();
  const note =
    read !== null && 'day' in read && fault === undefined
      ? fillMessage(messages.readAs, { value: writeDay(read.day, locale, { dateStyle: 'full' }) })
      : undefined;
  return (
    <>
      <Field
        {...props}
        ref={inForm}
        // An error of the typed text comes before an error of the value.
        error={fault ?? props.error}
        note={note}
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
            placeholder={props.placeholder ?? example}
            value={draft ?? (value === '' ? '' : writeShortDay(value, locale))}
            onFocus={() => setIsLeft(false)}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              take(event.currentTarget.value, false);
            }}
            onBlur={leave}
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
            setDraft(null);
            if (day !== value) setHeld(day);
          }}
        />
      </Sheet>
    </>
  );
}

/** The day, or the bound that it exceeds, so that the example is a valid day. */
function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (max !== undefined && day > max) return max;
  return min !== undefined && day < min ? min : day;
}
