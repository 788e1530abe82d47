import { formatMoney, withMinus } from '@fairlot/ui-kit/format';
import { placesOf } from '../../components/records/placesOf.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Quant } from './quantQueries.js';
import { numberFormat } from '../../i18n/formatters.js';

const risks = ['low', 'medium', 'high'] as const;
const types = ['momentum', 'reversal', 'calm', 'rotation'] as const;
const known = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((each) => each === value);

/** Formats figures and names of quant funds in the customer's language. */
export function useQuantText() {
  const t = useT();
  const locale = useLocale();
  const signedRate = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const plainRate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const signed = (rate: string) => withMinus(signedRate.format(rate as Intl.StringNumericLiteral));
  const money = (value: string | null | undefined, currency: string): string =>
    formatMoney(value, { currency, locale, decimals: placesOf(value ?? null) });
  const profit = (value: string, currency: string): string =>
    (value.startsWith('-') || Number(value) === 0 ? '' : '+') + money(value, currency);
  return {
    money,
    /** Always signed. */
    profit,
    /** @example '+12.30 USD (+1.23%)' */
    profitWithRate: (value: string, currency: string, rate: string): string =>
      `${profit(value, currency)} (${signed(rate)})`,
    /** A signed fraction. @example '-0.06' is '−6.00%' */
    signed,
    /** A fee. @example '0.0001' is '0.01%' */
    rate: (rate: string) => plainRate.format(rate as Intl.StringNumericLiteral),
    /** Both ends of a result, the losing one first. */
    range: ({ profitRateMin, profitRateMax }: Pick<Quant, 'profitRateMin' | 'profitRateMax'>) =>
      t('quant.rangeOf', { min: signed(profitRateMin), max: signed(profitRateMax) }),
    risk: (rating: string): string => {
      const word = known(risks, rating);
      return word === undefined ? rating : t(`quant.risk.${word}`);
    },
    type: (type: string): string => {
      const word = known(types, type);
      return word === undefined ? type : t(`quant.type.${word}`);
    },
  };
}
