import { elided } from '@fairlot/money';
import { dateFormat } from '../http/formats.js';
import { writeFigure, writeMoney } from '../http/messageFigures.js';
import type { Locale } from '../http/operation.js';

/** A decimal text and its currency, formatted with the currency's places in the reader's language. */
export interface NoticeAmount {
  readonly amount: string;
  readonly currency: string;
}

/**
 * A value in a template. Text is used as it is; an instant is ISO text ending in `Z`, a day `YYYY-MM-DD`; a count or
 * a quantity is `{ number }`, money or a price `{ amount, currency }`.
 */
export type NoticeParam = string | NoticeAmount | { readonly number: string };
export type NoticeParams = Readonly<Record<string, NoticeParam>>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

export interface Reader {
  readonly locale: Locale;
  /** IANA name of the zone in which the reader sees times. */
  readonly timezone: string;
  /** Names the zone after each time, for readers who cannot know it, as of a mail. @default false */
  readonly isZoneNamed?: boolean;
  /** The least number of decimal places of a currency. */
  readonly placesOf: (currency: string) => number;
}

/** Fills the `{name}`s of a text; one without a value becomes empty. */
export function fillParams(text: string, params: NoticeParams, reader: Reader): string {
  const filled = text.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    return value === undefined ? '' : formatParam(value, reader);
  });
  return elided(filled, reader.locale);
}

/** Formats a value in the reader's language. */
export function formatParam(value: NoticeParam, reader: Reader): string {
  if (typeof value !== 'string') {
    if ('number' in value) return writeFigure(value.number, 'number', reader.locale);
    return writeMoney(value.amount, value.currency, reader.locale, reader.placesOf(value.currency));
  }
  if (INSTANT.test(value)) {
    return writeInstant(new Date(value), reader);
  }
  if (DAY.test(value)) {
    return dateFormat(reader.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    );
  }
  return value;
}

function writeInstant(instant: Date, { locale, timezone: timeZone, isZoneNamed = false }: Reader): string {
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone });
  if (!isZoneNamed) return time.format(instant);
  const zone = dateFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${time.format(instant)} ${zone?.value ?? timeZone}`;
}
