import type { DecimalInput } from '@fairlot/ui-kit/format';
import { Change, Price } from '@fairlot/ui-kit/price';
import type { ReactNode } from 'react';
import * as css from './PriceLine.css.js';

export interface PriceLineProps {
  value: DecimalInput;
  change: DecimalInput;
  percent: DecimalInput;
  /** ISO code; without it the figure is a level in points. */
  currency?: string | undefined;
  /** Fraction digits. @default 2 */
  places?: number;
  /** Before the price. */
  mark?: ReactNode;
  /** Wraps the change, to make it open its sum. */
  explain?: ((change: ReactNode) => ReactNode) | undefined;
}

/** The main figure of a page, with the day's change. */
export function PriceLine({ value, change, percent, currency, places = 2, mark, explain }: PriceLineProps) {
  const dayChange = (
    <Change className={css.change} value={change} percent={percent} decimals={places} currency={currency} />
  );
  return (
    <div className={css.priceLine}>
      {mark}
      <Price size="display" value={value} decimals={places} currency={currency} />
      {explain === undefined ? dayChange : explain(dayChange)}
    </div>
  );
}
