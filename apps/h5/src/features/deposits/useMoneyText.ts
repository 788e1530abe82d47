import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { placesOf } from '../../components/records/placesOf.js';
import { useLocale } from '../../i18n/index.js';

/** Writes an amount with its currency, with all the digits it has; an en dash for what is not known. */
export function useMoneyText() {
  const locale = useLocale();
  return (value: string | null | undefined, currency: string): string =>
    formatMoney(value, { currency, locale, decimals: placesOf(value ?? null) });
}

/** Digits of a rate after the point: what a customer can check by hand. */
const RATE_PLACES = 6;

/** Writes what one unit costs in another currency. @example '1 EUR = 1.087123 USD' */
export function useRateText() {
  const locale = useLocale();
  return (rate: string, from: string, to: string): string =>
    `1\u00A0${from} = ${formatDecimal(rate, { locale, decimals: Math.min(RATE_PLACES, placesOf(rate)) })}\u00A0${to}`;
}
