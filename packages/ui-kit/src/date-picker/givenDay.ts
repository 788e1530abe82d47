import { functionOf, warnOfValue } from '../checks/usable.js';
import { isDay, type Day } from './days.js';

/**
 * The day; undefined for what is '' or omitted, and for text that is not a day. The last case warns in development.
 */
export function dayOf(part: string, name: string, given: string | undefined): Day | undefined {
  if (given === undefined || given === '') return undefined;
  const text: unknown = given;
  if (typeof text === 'string' && isDay(text)) return text;
  warnOfValue(part, name, given, [
    'is no day.',
    'It is taken as if it was left out.',
    'Pass a day that there is as YYYY-MM-DD, such as "2026-02-28".',
  ]);
  return undefined;
}

/**
 * The predicate for days that cannot be chosen; undefined if none is given. A value that is not a function disables
 * no day, and warns in development.
 */
export function daysOffOf(
  part: string,
  given: ((day: Day) => boolean) | undefined,
): ((day: Day) => boolean) | undefined {
  return given == null ? undefined : functionOf(part, 'isDayDisabled', given, noDay);
}

const noDay = (): boolean => false;

/** Today by the device's clock. `timeZone`: IANA; undefined is the device's. Swedish writes a day as YYYY-MM-DD. */
export const todayIn = (timeZone: string | undefined): Day =>
  new Date().toLocaleDateString('sv', { timeZone });
