import type { Locale } from '../http/operation.js';

/** Decimal text and its currency: shown with the currency's digits and the language's signs. */
export interface NoticeAmount {
  readonly amount: string;
  readonly currency: string;
}

/**
 * A value of a template: text as it is; an instant as ISO text with `Z`; a day as `YYYY-MM-DD`; a count or a quantity
 * as `{ number }`; money or a price as `{ amount, currency }`.
 */
export type NoticeParam = string | NoticeAmount | { readonly number: string };
export type NoticeParams = Readonly<Record<string, NoticeParam>>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Of any price and any amount on the wire. */
const MAX_PLACES = 8;

export interface Reader {
  readonly locale: Locale;
  /** IANA zone in which the reader is told instants. */
  readonly timezone: string;
  /** Digits after the point that a currency always shows. */
  readonly placesOf: (currency: string) => number;
}

/** A value in the reader's language. */
export function formatParam(value: NoticeParam, reader: Reader): string {
  if (typeof value !== 'string') {
    if ('number' in value) return formatNumber(value.number, reader.locale, 0);
    const amount = formatNumber(value.amount, reader.locale, reader.placesOf(value.currency));
    return `${amount}\u00A0${value.currency}`;
  }
  if (INSTANT.test(value)) {
    return new Intl.DateTimeFormat(reader.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: reader.timezone,
    }).format(new Date(value));
  }
  if (DAY.test(value)) {
    return new Intl.DateTimeFormat(reader.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    );
  }
  return value;
}

/** Exact: the text never becomes a float, and nothing is rounded away. */
function formatNumber(text: string, locale: Locale, minPlaces: number): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: minPlaces,
    maximumFractionDigits: MAX_PLACES,
    useGrouping: true,
  }).format(text as `${number}`);
}
