import { dateFormat } from '../i18n/formatters.js';

/**
 * A calendar day in words, with its weekday: `Wed, Nov 25`. A day is not an instant, so it does not depend on a time
 * zone.
 * @param date `YYYY-MM-DD`
 */
export function dayWords(date: string, locale: string): string {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
