import { formatDecimal, formatMoney, withMinus } from '@fairlot/ui-kit/format';
import { useMemo } from 'react';
import { useLocale } from '../i18n/index.js';
import { numberFormat } from '../i18n/formatters.js';
import { moneyPlaces } from './records/placesOf.js';

/** Fraction digits of an average price. */
const AVERAGE_PLACES = 4;

/** Fraction digits of an average of prices with `places` digits; it lies between their ticks. */
export const averagePlaces = (places: number): number => Math.max(places, AVERAGE_PLACES);

/** Figures of one instrument as text, for sentences and buttons. */
export interface Figures {
  /** An amount with its currency; an en dash if unknown. */
  readonly money: (value: string | null | undefined) => string;
  /** A price with its currency. */
  readonly price: (value: string | null | undefined) => string;
  /** An average price with the digits of a price, rounded half away from zero. */
  readonly roundedPrice: (value: string | null | undefined) => string;
  /** An average price, which lies between the ticks. */
  readonly average: (value: string | null | undefined) => string;
  /** A number of shares. */
  readonly quantity: (value: string | null | undefined) => string;
  /** A part of a number of shares, such as `10 / 40`. */
  readonly partOf: (part: string, whole: string) => string;
  /** A signed percentage, such as `+1 %`. */
  readonly percent: (value: string) => string;
  /** A rate as a percentage: `'0.0005'` is `0.05 %`. */
  readonly rate: (value: string) => string;
  /** A part of a whole as a percentage, for columns: `'0.047'` is `4.70 %`. */
  readonly share: (value: string) => string;
}

/** `places`: fraction digits of prices, and the most of money. */
export function useFigures(currency: string, places: { price: number; money: number }): Figures {
  const locale = useLocale();
  const { price, money } = places;
  return useMemo(() => {
    const quantity: Figures['quantity'] = (value) =>
      formatDecimal(value, { locale, decimals: 0, fallback: 'dash' });
    return {
      money: (value) => formatMoney(value, { currency, locale, decimals: moneyPlaces(value, money) }),
      price: (value) => formatMoney(value, { currency, locale, decimals: price }),
      roundedPrice: (value) => formatMoney(value, { currency, locale, decimals: price, rounding: 'half-up' }),
      average: (value) => formatMoney(value, { currency, locale, decimals: averagePlaces(price) }),
      quantity,
      partOf: (part, whole) => `${quantity(part)} / ${quantity(whole)}`,
      // Passes text to Intl, which reads decimal text exactly; the exponent divides by a hundred.
      percent: (value) =>
        withMinus(
          numberFormat(locale, {
            style: 'percent',
            maximumFractionDigits: 2,
            signDisplay: 'exceptZero',
          }).format(`${value}E-2` as Intl.StringNumericLiteral),
        ),
      rate: (value) =>
        numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
          value as Intl.StringNumericLiteral,
        ),
      share: (value) =>
        numberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(
          value as Intl.StringNumericLiteral,
        ),
    };
  }, [currency, locale, price, money]);
}
