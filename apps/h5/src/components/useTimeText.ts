import { useMemo } from 'react';
import { useLocale } from '../i18n/index.js';
import { dateFormat } from '../i18n/formatters.js';

/** Formats instants in the customer's language and time zone. */
export function useTimeText(): (instant: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (instant) => format.format(new Date(instant));
  }, [locale]);
}
