import type { Quote } from '../market/market.js';
import { differenceOf, percentageOf, value, type Figure } from './figure.js';

/** The change of a price since the previous close, as figures. */
export interface DayFigures {
  readonly change: Figure;
  /** Undefined if the previous close is 0. */
  readonly percentage: Figure | undefined;
}

/** @param isIndex whether the quote is of an index, which has points and no currency */
export function figuresOfDay(
  { symbol, currency, last, previousClose, asOf }: Quote,
  isIndex: boolean,
): DayFigures {
  const unit = isIndex ? { asOf } : { asOf, currency };
  const facts = { ...unit, source: { kind: isIndex ? 'index' : 'quote', id: symbol } } as const;
  const close = value('previous_close', previousClose, facts);
  const now = value(isIndex ? 'last_level' : 'last_price', last, facts);
  const change = differenceOf('day_change', [now, close], unit);
  return { change, percentage: percentageOf('day_change_percentage', change, close, asOf) };
}
