import { memo, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.js';
import { join } from '../css/join.js';
import { directionOf, type DecimalInput } from '../format/index.js';
import { Change, Price } from '../price/index.js';
import { Sparkline } from '../sparkline/index.js';
import * as css from './QuoteRow.css.js';

export interface QuoteRowParts {
  /** The instrument's symbol on its market. */
  symbol: string;
  /** The company's name; the symbol stands in while it is unknown. */
  name?: string | undefined;
  /** Last price. An unknown one shows an en dash. */
  price: DecimalInput;
  /** ISO code or a coin's name. */
  currency?: string | undefined;
  /** The day's change in per cent: `'1.5'` is 1.5 %. */
  changePercent: DecimalInput;
  /** Fraction digits of the price. @default 2 */
  decimals?: number | undefined;
  /** Prices of the day, oldest first; drawn if the row has room. Pass the same array as long as it is unchanged. */
  course?: readonly (string | number)[] | undefined;
  /** Beside the symbol: "Closed", "Halted". */
  status?: ReactNode;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
}

export type QuoteRowProps<Link extends ElementType = 'a'> = QuoteRowParts & {
  /**
   * The component of the row: a router's `Link`, whose props can be passed here, or 'div' for a row without an
   * action. @default 'a'
   */
  as?: Link;
  className?: string;
} & Omit<ComponentProps<Link>, keyof QuoteRowParts | 'as' | 'className' | 'children'>;

function Row<Link extends ElementType = 'a'>(props: QuoteRowProps<Link>) {
  const { as: Element = 'a', className, symbol, name, status, course, ...more } = props as QuoteRowProps<'a'>;
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
          {symbol}
          {status !== undefined && <> · {status}</>}
        </span>
      </span>
      {course !== undefined && (
        <span data-part="course" className={css.course}>
          <Sparkline values={course} direction={directionOf(changePercent, 2, 'half-up')} />
        </span>
      )}
      <span data-part="figures" className={css.figures}>
        <Price
          value={price}
          locale={locale}
          decimals={decimals}
          className={css.price}
          {...(currency === undefined ? {} : { currency })}
        />
        <Change percent={changePercent ?? null} locale={locale} isChip className={css.change} />
      </span>
    </Element>
  );
}

/**
 * An instrument with its price and the day's change, in a row that leads to it. It fetches nothing. It renders only
 * when a prop changes, so a tick of one row renders only that row.
 */
export const QuoteRow = memo(Row) as typeof Row;
