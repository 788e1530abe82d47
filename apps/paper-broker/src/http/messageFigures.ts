import type { Locale } from './operation.js';

/** How a figure inside a message is written; what has no kind stands as it is. */
export type FigureKind = 'money' | 'number' | 'instant';

/** Money has these places at least: 23,400.00, as the app's screens write it. */
const MONEY_PLACES = 2;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A decimal text as `locale` writes it, grouped and exact: nothing is rounded. `money` stands with its currency where
 * one is given; text that is no decimal stays as it is. An `instant` (RFC 3339) is written in UTC, and says so: a message
 * does not know where its reader is.
 * @example writeFigure('23400.5', 'money', 'de', 'USD') // '23.400,50 $'
 */
export function writeFigure(text: string, kind: FigureKind, locale: Locale, currency?: string): string {
  if (kind === 'instant') return writeInstant(text, locale);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const figure = text as Intl.StringNumericLiteral;
  const places = text.split('.')[1]?.length ?? 0;
  // Of no currency a whole number stays whole: it may be of shares or of units, which have no cents.
  if (kind === 'number' || (currency === undefined && places === 0))
    return formatOf(locale, places).format(figure);
  const moneyPlaces = Math.max(places, MONEY_PLACES);
  if (currency === undefined) return formatOf(locale, moneyPlaces).format(figure);
  // Intl knows the codes of ISO 4217 only; a coin such as USDT stands behind its figure.
  return /^[A-Z]{3}$/.test(currency)
    ? formatOf(locale, moneyPlaces, currency).format(figure)
    : `${formatOf(locale, moneyPlaces).format(figure)}\u00A0${currency}`;
}

function writeInstant(text: string, locale: Locale): string {
  if (Number.isNaN(Date.parse(text))) return text;
  return new Intl.DateTimeFormat(locale, {
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

function formatOf(locale: Locale, places: number, currency?: string): Intl.NumberFormat {
  const key = `${locale} ${String(places)} ${currency ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      ...(currency === undefined ? {} : { style: 'currency', currency }),
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      // Spanish leaves 1234 whole; figures on our screens are grouped in every language.
      useGrouping: 'always',
    });
    formats.set(key, format);
  }
  return format;
}
