import { warnOfLook } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { UNKNOWN } from '../format/formatDecimal.js';
import { currencySignOf, type CurrencySign } from '../format/formatMoney.js';
import { formatDecimal, withMinus, type DecimalInput } from '../format/index.js';
import * as en from '../messages/en.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { price, sizes, unit } from './Price.css.js';

export interface PriceProps extends RootProps {
  /**
   * A decimal string, exact at any length. Null, '' and any other text show an en dash, because unknown is not 0; a
   * screen reader hears "not known".
   */
  value: DecimalInput;
  /** ISO 4217 code, or a coin's name. @default the figure alone */
  currency?: string | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
  /** Fraction digits, 0 to 100. Further digits are cut, never rounded. @default 2 */
  decimals?: number | undefined;
  /** A step of the theme's type scale; `inherit` is the size of the surrounding text. @default 'inherit' */
  size?: keyof typeof sizes | undefined;
}

/** An amount, written as in the locale, in figures of equal width. The currency is less prominent than the amount. */
export function Price({ value, currency, decimals = 2, size = 'inherit', className, ...props }: PriceProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('Price', 'size', sizes, size);
  const language = useKitLocale();
  const locale = props.locale ?? language.locale;
  const figure = formatDecimal(value, { locale, decimals, fallback: 'dash' });
  const isUnknown = figure === UNKNOWN;
  return (
    <span
      // A dash is read as a pause or not at all.
      {...(isUnknown && { role: 'img', 'aria-label': language.messages.notKnown ?? en.notKnown })}
      {...rootOf(props, join(price, sizes[size], className))}
      data-part="price"
    >
      {isUnknown || !currency
        ? withMinus(figure)
        : withSign(figure, currencySignOf(currency, locale, language.currencyDisplay))}
    </span>
  );
}

function withSign(figure: string, { sign, isBefore, gap }: CurrencySign) {
  const mark = (
    <span data-part="unit" className={unit}>
      {isBefore ? sign + gap : gap + sign}
    </span>
  );
  return (
    <>
      {figure.startsWith('-') && withMinus('-')}
      {isBefore && mark}
      {figure.replace('-', '')}
      {!isBefore && mark}
    </>
  );
}
