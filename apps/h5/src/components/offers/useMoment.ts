import { useLocale } from '../../i18n/index.js';
import { useTimeText } from '../useTimeText.js';
import { dateFormat } from '../../i18n/formatters.js';

/** Formats days and instants of an offer. */
export function useMoment() {
  const locale = useLocale();
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    /** An instant in the customer's time zone. @param at ISO 8601 */
    at: useTimeText(),
    /** A calendar day, in any time zone. @param date `YYYY-MM-DD` */
    on: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
  };
}
