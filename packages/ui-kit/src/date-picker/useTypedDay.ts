import { useState } from 'react';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { within, writeDay, type Day } from './days.js';
import { readTypedDay, writeShortDay } from './readTypedDay.js';

const english = {
  readAs: en.readAs,
  dateUnreadable: en.dateUnreadable,
  dateImpossible: en.dateImpossible,
  dateTooEarly: en.dateTooEarly,
  dateTooLate: en.dateTooLate,
  dateOff: en.dateOff,
};

interface TypedDaySetup {
  /** '' while no day is chosen. */
  value: Day;
  min: Day | undefined;
  max: Day | undefined;
  /** Its year places two-digit years, and is that of the example. '' while it is not known; there is no example then. */
  today: Day;
  locale: string;
  isDayDisabled: ((day: Day) => boolean) | undefined;
  /** Called with the typed day, or with '' while the text is no day that can be chosen. */
  onChange: (day: Day) => void;
}

/** The text of a day while it is typed: what it is read as, or what is wrong with it. */
export function useTypedDay(setup: TypedDaySetup) {
  const { value, min, max, today, locale } = setup;
  const thisYear = Number(today.slice(0, 4));
  const messages = useKitMessages(english);
  /** The typed text that is not, or cannot be, the value; null while the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(true);
  const inWords = (day: Day) => writeDay(day, locale, { dateStyle: 'long' });

  /** Why the day cannot be chosen, as a sentence; undefined if it can. */
  const refusalOf = (day: Day): string | undefined => {
    const date = inWords(day);
    if (min !== undefined && day < min)
      return fillMessage(messages.dateTooEarly, { date, min: inWords(min) });
    if (max !== undefined && day > max) return fillMessage(messages.dateTooLate, { date, max: inWords(max) });
    return setup.isDayDisabled?.(day) === true ? fillMessage(messages.dateOff, { date }) : undefined;
  };
  const take = (text: string, isDone: boolean) => {
    const next = readTypedDay(text, locale, thisYear, isDone);
    const day = 'day' in next && refusalOf(next.day) === undefined ? next.day : '';
    if (day !== value) setup.onChange(day);
    return day;
  };

  // Within the bounds, so that the example is a valid day.
  const example = today && writeShortDay(within(`${thisYear}-12-31`, min, max), locale);
  const read = draft === null ? null : readTypedDay(draft, locale, thisYear, isLeft);
  const faultOf = (): string | undefined => {
    if (read === null || draft === null) return undefined;
    if ('day' in read) return refusalOf(read.day);
    const said =
      read.fault === 'impossible'
        ? messages.dateImpossible
        : read.fault === 'unreadable'
          ? messages.dateUnreadable
          : undefined;
    return said && fillMessage(said, { text: draft.trim(), example });
  };
  const fault = faultOf();
  return {
    /** What the field shows. */
    text: draft ?? (value === '' ? '' : writeShortDay(value, locale)),
    example,
    /** Why the text is no day that can be chosen, as a sentence. */
    fault,
    /** The day that the text is read as, as a sentence. */
    note:
      read !== null && 'day' in read && fault === undefined
        ? fillMessage(messages.readAs, { value: writeDay(read.day, locale, { dateStyle: 'full' }) })
        : undefined,
    begin: () => setIsLeft(false),
    change(text: string) {
      setDraft(text);
      take(text, false);
    },
    end() {
      setIsLeft(true);
      if (draft !== null && (take(draft, true) !== '' || draft.trim() === '')) setDraft(null);
    },
    /** Shows the value again. */
    clear: () => setDraft(null),
  };
}
