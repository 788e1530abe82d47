import { dateFormat } from '../i18n/formatters.js';

/**
 * A calendar day in words, with its weekday: `Wed, Nov 25`. The day is a place in a calendar and not an instant, so no
 * zone moves it.
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
