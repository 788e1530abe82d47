import { useCover } from '../../components/Balance.js';
import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { placesOf } from '../../components/records/placesOf.js';
import { useLocale } from '../../i18n/index.js';

/** Formats an amount with its currency and all its digits; an en dash if unknown. */
export function useMoneyText() {
  const locale = useLocale();
  return (value: string | null | undefined, currency: string): string =>
    formatMoney(value, { currency, locale, decimals: placesOf(value ?? null) });
}

/** The same for the customer's own money, which the eye button hides. */
export function useOwnMoneyText(): ReturnType<typeof useMoneyText> {
  const text = useMoneyText();
  const cover = useCover();
  return (value, currency) => cover(text(value, currency));
}

/** Fraction digits of a rate, few enough to check by hand. */
const RATE_PLACES = 6;

/** Formats an exchange rate. @example '1 EUR = 1.087123 USD' */
export function useRateText() {
  const locale = useLocale();
  return (rate: string, from: string, to: string): string =>
    `1\u00A0${from} = ${formatDecimal(rate, { locale, decimals: Math.min(RATE_PLACES, placesOf(rate)) })}\u00A0${to}`;
}
