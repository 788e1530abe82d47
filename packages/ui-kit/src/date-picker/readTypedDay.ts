import { isDay, writeDay, type Day } from './days.js';

/** How a typed text was read: a day, or why it is none. `typing`: it may still become one. */
export type TypedDay =
  | { readonly day: Day }
  | { readonly fault: 'empty' | 'typing' | 'unreadable' | 'impossible' };

type Part = 'year' | 'month' | 'day';

/** A two-digit year lies at most this many years ahead; otherwise it belongs to the century before. */
const YEARS_AHEAD = 20;
/** The longest way to write a day in digits. A longer text is not a day. */
const LONGEST = 24;

/** The order in which the language writes a day: `31.12.2026`, `12/31/2026`, `2026/12/31`. */
function orderOf(locale: string): readonly Part[] {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' }).formatToParts(0);
  return parts
    .map(({ type }) => type)
    .filter((type): type is Part => ['year', 'month', 'day'].includes(type));
}

/** A day in digits, in the order of the language. @example writeShortDay('2026-12-31', 'de') // '31.12.2026' */
export function writeShortDay(day: Day, locale: string): string {
  return writeDay(day, locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    numberingSystem: 'latn',
  });
}

/**
 * Reads a typed day: in the order of the language, with any or no separators, and `2026-12-31` everywhere. `thisYear`
 * places two-digit years. They are read only after blur (`isDone`), because before they may be the start of a
 * four-digit year.
 */
export function readTypedDay(text: string, locale: string, thisYear: number, isDone: boolean): TypedDay {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { fault: 'empty' };
  const groups = plain.length > LONGEST || /\p{L}{2}/u.test(plain) ? [] : (plain.match(/\d+/g) ?? []);
  const order = (groups[0]?.length ?? 0) === 4 && groups.length === 3 ? ISO_ORDER : orderOf(locale);
  const parts = groups.length === 1 ? split(groups[0] ?? '', order) : groups;
  const unread = { fault: isDone ? 'unreadable' : 'typing' } as const;
  if (parts.length !== 3) return unread;
  const of = (part: Part) => parts[order.indexOf(part)] ?? '';
  const year = yearOf(of('year'), thisYear, isDone);
  if (year === undefined || of('month').length > 2 || of('day').length > 2) return unread;
  const day = `${year}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  if (isDay(day)) return { day };
  return { fault: 'impossible' };
}

const ISO_ORDER: readonly Part[] = ['year', 'month', 'day'];

/** Splits digits without separators: eight, or six with a two-digit year. */
function split(digits: string, order: readonly Part[]): string[] {
  const yearDigits = digits.length === 8 ? 4 : digits.length === 6 ? 2 : 0;
  if (yearDigits === 0) return [];
  let at = 0;
  return order.map((part) => digits.slice(at, (at += part === 'year' ? yearDigits : 2)));
}

function yearOf(digits: string, thisYear: number, isDone: boolean): string | undefined {
  if (digits.length === 4) return digits;
  if (digits.length !== 2 || !isDone) return undefined;
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(digits);
  return String(year > thisYear + YEARS_AHEAD ? year - 100 : year);
}
