import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';

type Formatters = IntlShape['formatters'];

/** Formatters are expensive to create, so all languages share the existing ones. */
export const intlCache = createIntlCache();

let made: Formatters | undefined;
/**
 * Not created at import: the browser's first use of its locale data takes 50 ms on a slow phone, during which nothing
 * is drawn.
 */
const formatters = () => (made ??= createIntl({ locale: 'en' }, intlCache).formatters);

// react-intl's formatters, each created once: `dateFormat(locale, { dateStyle: 'medium' }).format(date)`.

/** Times have one style in every language, 15:04, as markets write theirs. */
export const dateFormat: Formatters['getDateTimeFormat'] = (locale, style) =>
  formatters().getDateTimeFormat(locale, { ...style, hourCycle: 'h23' });
export const numberFormat: Formatters['getNumberFormat'] = (...of) => formatters().getNumberFormat(...of);
export const displayNames: Formatters['getDisplayNames'] = (...of) => formatters().getDisplayNames(...of);

/** IANA name of the device's time zone. Read each time, because it changes when the customer travels. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The short name of the device's time zone at a date, such as `CET`. */
export const zoneName = (date: Date, locale: string): string =>
  dateFormat(locale, { timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * The local date and time, `2026-11-25 15:04:30`, for comparing and computing. @param timeZone IANA name; the device's
 * by default
 */
export const localClock = (date: Date, timeZone?: string): string =>
  dateFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
