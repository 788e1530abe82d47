import { warnOfValue } from '../checks/usable.js';
import { isDay, type Day } from './calendar.js';

/** The day, or none where there is none: said while developing unless it was left out on purpose. */
export function dayOf(part: string, name: string, given: string | undefined): Day | undefined {
  if (given === undefined ? name !== 'value' : given === '') return undefined;
  const text: unknown = given;
  if (typeof text === 'string' && isDay(text)) return text;
  warnOfValue(part, name, given, [
    'is no day.',
    'It is taken as if it was left out.',
    'Pass a day that there is as YYYY-MM-DD, such as "2026-02-28".',
  ]);
  return undefined;
}

/** By the device's own clock and zone. */
export function deviceToday(): Day {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
