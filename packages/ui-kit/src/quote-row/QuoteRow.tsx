import { memo, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.js';
import { join } from '../css/join.js';
import { directionOf, type DecimalInput } from '../format/index.js';
import { Change, Price } from '../price/index.js';
import { Sparkline } from '../sparkline/index.js';
import * as css from './QuoteRow.css.js';

/** The content of a row. */
export interface QuoteRowParts {
  /** The instrument's symbol on its market. Its letters are in the circle; of a number, those of `name`. */
  symbol: string;
  /** The company's name, cut to one line. @default `symbol` */
  name?: string | undefined;
  /** The last price, a decimal string. Null shows an en dash, because unknown is not 0. */
  price: DecimalInput;
  /** ISO 4217 code, or a coin's name. @default the figure alone */
  currency?: string | undefined;
  /** The day's change in per cent, a decimal string: `'1.5'` is 1.5 %. Null shows an en dash. */
  changePercent: DecimalInput;
  /** Fraction digits of the price, 0 to 100. Further digits are cut. @default 2 */
  decimals?: number | undefined;
  /**
   * Prices of the day, oldest first, drawn as a line if the row has room; fewer than two draw nothing. Pass the same
   * array until it changes: a new one renders the row again. @default no line
   */
  sparkline?: readonly (string | number)[] | undefined;
  /** A word after the symbol: "Closed", "Halted". @default none */
  status?: ReactNode;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
}

export type QuoteRowProps<Link extends ElementType = 'a'> = QuoteRowParts & {
  /**
   * The row's component: a router's `Link`, whose props are passed beside, or 'div' for a row without a link.
   * @default 'a'
   */
  as?: Link | undefined;
  className?: string | undefined;
} & Omit<ComponentProps<Link>, keyof QuoteRowParts | 'as' | 'className' | 'children'>;

function Row<Link extends ElementType = 'a'>(props: QuoteRowProps<Link>) {
  const {
    as: Element = 'a',
    className,
    symbol,
    name,
    status,
    sparkline,
    ...more
  } = props as QuoteRowProps<'a'>;
  const { price, currency, changePercent, decimals = 2, locale, ...rest } = more;
  return (
    <Element {...rest} data-part="quote-row" className={join(css.row, className)}>
      {/* A numeric symbol, as in much of Asia, says nothing in a circle, so the name's letters are used. */}
      <Avatar name={/^\d/.test(symbol) ? (name ?? symbol) : symbol} />
      <span data-part="subject" className={css.subject}>
        <span data-part="name" className={css.name}>
          {name ?? symbol}
        </span>
        <span data-part="note" className={css.note}>
          {/* Without a name the symbol is in both lines, and heard once. */}
          <span aria-hidden={name === undefined}>{symbol}</span>
          {status !== undefined && <> · {status}</>}
        </span>
      </span>
      {sparkline !== undefined && (
        <span data-part="trend" className={css.trend}>
          <Sparkline values={sparkline} direction={directionOf(changePercent, 2, 'half-up')} />
        </span>
      )}
      <span data-part="figures" className={css.figures}>
        <Price value={price} locale={locale} decimals={decimals} className={css.price} currency={currency} />
        <Change percent={changePercent ?? null} locale={locale} isChip className={css.change} />
      </span>
    </Element>
  );
}

/**
 * An instrument with its price and the day's change, in a row that links to it. It fetches nothing. It renders only
 * when a prop changes, so that a new price renders one row of a list.
 */
export const QuoteRow = memo(Row) as <Link extends ElementType = 'a'>(
  props: QuoteRowProps<Link>,
) => ReactNode;
