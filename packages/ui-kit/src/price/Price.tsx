import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { currencySignOf, formatDecimal, UNKNOWN, withMinus, type DecimalInput } from '../format/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { price, sizes, unit } from './Price.css.js';

export interface PriceProps extends RootProps {
  /**
   * A decimal string, exact at any length. Null, '' and any other text show an en dash, because unknown is not 0.
   */
  value: DecimalInput;
  /** ISO 4217 code, or a coin's name. @default the figure alone */
  currency?: string;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
  /** Fraction digits, 0 to 100. Further digits are cut, never rounded. @default 2 */
  decimals?: number;
  /** A step of the theme's type scale; `inherit` is the size of the surrounding text. @default 'inherit' */
  size?: keyof typeof sizes;
  className?: string;
}

/** An amount, written as in the locale, in figures of equal width. The currency is less prominent than the amount. */
export function Price({ value, currency, decimals = 2, size = 'inherit', className, ...props }: PriceProps) {
  const language = useKitLocale();
  const locale = props.locale ?? language.locale;
  const figure = formatDecimal(value, { locale, decimals, fallback: 'dash' });
  const root = rootOf(props, join(price, sizes[size], className));
  if (figure === UNKNOWN || currency === undefined)
    return (
      <span {...root} data-part="price">
        {withMinus(figure)}
      </span>
    );
  const { sign, isBefore, gap } = currencySignOf(currency, locale, language.currencyDisplay);
  const minus = figure.startsWith('-') ? withMinus('-') : '';
  const mark = (
    <span data-part="unit" className={unit}>
      {isBefore ? sign + gap : gap + sign}
    </span>
  );
  return (
    <span {...root} data-part="price">
      {minus}
      {isBefore && mark}
      {figure.replace('-', '')}
      {!isBefore && mark}
    </span>
  );
}
