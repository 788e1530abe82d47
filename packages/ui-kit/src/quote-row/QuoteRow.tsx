import { memo, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.js';
import { join } from '../css/join.js';
import { directionOf, type DecimalInput } from '../format/index.js';
import { Change, Price } from '../price/index.js';
import { Sparkline } from '../sparkline/index.js';
import * as css from './QuoteRow.css.js';

export interface QuoteRowParts {
  /** The instrument's short name on its market. */
  symbol: string;
  /** The company; while it is not known, the symbol stands in for it. */
  name?: string | undefined;
  /** Last price. What is not known is an en dash. */
  price: DecimalInput;
  /** ISO code or a coin's name. */
  currency?: string | undefined;
  /** The day's change in per cent: `'1.5'` is 1.5 %. */
  changePercent: DecimalInput;
  /** Fraction digits of the price. @default 2 */
  decimals?: number | undefined;
  /** Prices of the day, oldest first; drawn where the row has room. The same array as long as they are the same. */
  course?: readonly (string | number)[] | undefined;
  /** Beside the symbol: "Closed", "Halted". */
  status?: ReactNode;
  /** BCP 47. @default the provider's */
  locale?: string | undefined;
}

export type QuoteRowProps<Link extends ElementType = 'a'> = QuoteRowParts & {
  /** What draws the row: a router's `Link`, which takes its own props here, or 'div' for one that is only read. @default 'a' */
  as?: Link;
  className?: string;
} & Omit<ComponentProps<Link>, keyof QuoteRowParts | 'as' | 'className' | 'children'>;

function Row<Link extends ElementType = 'a'>(props: QuoteRowProps<Link>) {
  const { as: Element = 'a', className, symbol, name, status, course, ...more } = props as QuoteRowProps<'a'>;
  const { price, currency, changePercent, decimals = 2, locale, ...rest } = more;
  return (
    <Element {...rest} data-part="quote-row" className={join(css.row, className)}>
      {/* A number, as symbols are in much of Asia, says nothing in a circle: then the name's letters. */}
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
 * An instrument, its price and how the day moved it, in one row that leads to it. It asks for nothing itself: the product passes
 * what it knows. Rendered again only when one of its props is another, so a tick of one row costs that row.
 */
export const QuoteRow = memo(Row) as typeof Row;
