import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import {
  directionOf,
  formatChange,
  formatMoney,
  formatPercentChange,
  type DecimalInput,
  type Direction,
} from '../format/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { arrow as arrowClass, change, chip, chipDirections, directions } from './Price.css.js';

const english = { rose: en.rose, fell: en.fell, unchanged: en.unchanged, notKnown: en.notKnown };

export interface ChangeProps extends RootProps {
  /** The change, a decimal string in the unit of the figure; cut to `decimals`. @default only `percent` is shown */
  value?: DecimalInput;
  /** The change in per cent, rounded to two decimals: `'1.5'` is 1.5 %. After `value` it is in brackets. @default none */
  percent?: DecimalInput;
  /** ISO 4217 code, or a coin's name: the unit of `value`. @default the figure alone */
  currency?: string | undefined;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
  /** Fraction digits of `value`, 0 to 100. @default 2 */
  decimals?: number | undefined;
  /** Whether it has a background in a tint of its colour. @default false */
  isChip?: boolean | undefined;
}

/** An unchanged figure has none: a level bar before it would read as a minus. */
const arrows: Partial<Record<Direction, string>> = {
  gain: 'M5 1.5 9.25 8.5H.75z',
  loss: 'M5 8.5.75 1.5h8.5z',
};

/**
 * How much a figure rose or fell: an arrow, a sign, a colour, and a word for screen readers. Zero has neither arrow nor
 * sign. Without a decimal in `value` and `percent` it shows an en dash, which a
 * screen reader hears as "not known".
 */
export function Change({
  value,
  percent,
  currency,
  decimals = 2,
  isChip = false,
  className,
  ...props
}: ChangeProps) {
  const language = useKitLocale();
  const locale = props.locale ?? language.locale;
  const messages = useKitMessages(english);
  const direction = value == null ? directionOf(percent, 2, 'half-up') : directionOf(value, decimals);
  const amount =
    value == null
      ? undefined
      : currency === undefined
        ? formatChange(value, { locale, decimals })
        : (direction === 'gain' ? '+' : '') +
          formatMoney(value, { locale, decimals, currency, currencyDisplay: language.currencyDisplay });
  const share = percent == null ? undefined : formatPercentChange(percent, { locale });
  const text =
    amount !== undefined && share !== undefined
      ? `${amount} (${share})`
      : (amount ?? share ?? formatChange(null));
  const arrow = arrows[direction];
  const spoken = { gain: messages.rose, loss: messages.fell, flat: messages.unchanged };
  return (
    <span
      // A dash is read as a pause or not at all.
      {...(direction === 'unknown' && { role: 'img', 'aria-label': messages.notKnown })}
      {...rootOf(
        props,
        join(change, directions[direction], isChip && chip, isChip && chipDirections[direction], className),
      )}
      data-part="change"
      data-direction={direction}
    >
      {arrow !== undefined && (
        <svg data-part="arrow" className={arrowClass} viewBox="0 0 10 10" aria-hidden="true">
          <path d={arrow} />
        </svg>
      )}
      {direction !== 'unknown' && <VisuallyHidden>{`${spoken[direction]} `}</VisuallyHidden>}
      {text}
    </span>
  );
}
