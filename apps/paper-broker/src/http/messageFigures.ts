import { dateFormat, numberFormat } from './formats.js';
import type { Locale } from './operation.js';

/** How a value in a message is formatted; a value without a kind is inserted unchanged. */
export type FigureKind = 'money' | 'number' | 'instant';

/** The least number of decimal places of money, as on the app's screens: 23,400.00. */
const MONEY_PLACES = 2;

/**
 * Formats a decimal text for `locale`, grouped and without rounding. `money` is written with its currency if
 * one is given. Text that is not a decimal stays as it is. An `instant` (RFC 3339) is written in UTC and says
 * so, because the reader's time zone is unknown.
 * @example writeFigure('23400.5', 'money', 'de', 'USD') // '23.400,50 $'
 */
export function writeFigure(text: string, kind: FigureKind, locale: Locale, currency?: string): string {
  if (kind === 'instant') return writeInstant(text, locale);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  if (kind === 'money' && currency !== undefined) return writeMoney(text, currency, locale);
  // Without a currency a whole number gets no decimal places: it may count shares or units.
  return write(text, locale, kind === 'money' && text.includes('.') ? MONEY_PLACES : 0);
}

/**
 * Formats an amount or a price as the app's screens do: grouped, with its currency, and never rounded.
 * @param amount decimal text
 * @param minPlaces the least number of decimal places
 * @example writeMoney('-23400.5', 'USD', 'de') // '−23.400,50 $'
 */
export function writeMoney(
  amount: string,
  currency: string,
  locale: Locale,
  minPlaces = MONEY_PLACES,
): string {
  // Intl knows only ISO 4217 codes, so a coin such as USDT is written after the number.
  return /^[A-Z]{3}$/.test(currency)
    ? write(amount, locale, minPlaces, currency)
    : `${write(amount, locale, minPlaces)}\u00A0${currency}`;
}

function write(text: string, locale: Locale, minPlaces: number, currency?: string): string {
  // Figures of the store end with zeros: 8.91000000.
  const places = Math.max(text.split('.')[1]?.replace(/0+$/, '').length ?? 0, minPlaces);
  // The minus sign is that of the app.
  return formatOf(locale, places, currency)
    .format(text as Intl.StringNumericLiteral)
    .replace('-', '\u2212');
}

function writeInstant(text: string, locale: Locale): string {
  if (Number.isNaN(Date.parse(text))) return text;
  return dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(text));
}

/** By default Spanish does not group 1234, but the app's screens group figures in every language. */
const formatOf = (locale: Locale, places: number, currency?: string): Intl.NumberFormat =>
  numberFormat(locale, {
    ...(currency === undefined ? {} : { style: 'currency', currency }),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: 'always',
  });
