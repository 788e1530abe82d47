import { formatMoney, withMinus } from '@fairlot/ui-kit/format';
import { placesOf } from '../../components/records/placesOf.js';
import { useLocale } from '../../i18n/index.js';
import { dateFormat, numberFormat } from '../../i18n/formatters.js';

/** Formats figures of loans in the customer's language. */
export function useLoanText() {
  const locale = useLocale();
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const apr = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const weekday = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    money: (value: string | null | undefined, currency: string): string =>
      formatMoney(value, { currency, locale, decimals: placesOf(value ?? null) }),
    /** A daily rate. @example '0.0004' is '0.04%' */
    rate: (value: string) => rate.format(value as Intl.StringNumericLiteral),
    /** The effective annual rate. @example '0.156191' is '15.62%' */
    apr: (value: string) => withMinus(apr.format(value as Intl.StringNumericLiteral)),
    /** A day with its weekday. @param date `YYYY-MM-DD` */
    day: (date: string) => weekday.format(new Date(`${date}T00:00:00Z`)),
  };
}
