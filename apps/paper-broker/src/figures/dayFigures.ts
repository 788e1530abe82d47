import type { Quote } from '../market/market.js';
import { differenceOf, percentageOf, value, type Figure } from './figure.js';

/** The change of a price since the previous close, as figures. */
export interface DayFigures {
  readonly change: Figure;
  /** Undefined if the previous close is 0. */
  readonly percentage: Figure | undefined;
}

export function figuresOfDay({ symbol, currency, last, previousClose, asOf }: Quote): DayFigures {
  const facts = { currency, asOf, source: { kind: 'quote', id: symbol } } as const;
  const close = value('previous_close', previousClose, facts);
  const change = differenceOf('day_change', [value('last_price', last, facts), close], { currency, asOf });
  return { change, percentage: percentageOf('day_change_percentage', change, close, asOf) };
}
