import {
  absolute,
  add,
  decimal,
  parseDecimal,
  percentage,
  percentOf,
  subtract,
  toText,
  ZERO,
  type Decimal,
} from '@fairlot/money';
import { profitAndLoss, type Direction } from '../../components/profitAndLoss.js';

export type Exit = 'stopLoss' | 'takeProfit';

export interface ExitDistance {
  /** The entry's price, decimal text; undefined while unknown. */
  readonly entry: string | undefined;
  /** The distance from the entry in percent, decimal text; '' while none is given. */
  readonly percent: string;
  /** The step of prices, decimal text above 0. */
  readonly tickSize: string;
  readonly exit: Exit;
  readonly direction: Direction;
}

/**
 * The price at a distance of `percent` from the entry on the exit's side, on the tick. It is rounded toward the
 * entry, so that a loss is never greater than requested. Null while a figure is missing, or if the rounded price
 * would be the entry.
 * @example exitPrice({ entry: '100', percent: '5', tickSize: '0.01', exit: 'stopLoss', direction: 'long' }) // '95'
 */
export function exitPrice({ entry, percent, tickSize, exit, direction }: ExitDistance): string | null {
  const from = entry === undefined ? null : parseDecimal(entry);
  const share = parseDecimal(percent);
  if (from === null || share === null || share <= ZERO) return null;
  const distance = percentOf(from, share, 'down');
  const isBelow = (exit === 'stopLoss') === (direction === 'long');
  const wanted = isBelow ? subtract(from, distance) : add(from, distance);
  const tick = BigInt(decimal(tickSize));
  const steps = BigInt(wanted) / tick + (isBelow && BigInt(wanted) % tick !== 0n ? 1n : 0n);
  const price = (steps * tick) as Decimal;
  const isOnItsSide = isBelow ? price < from : price > from;
  return price > ZERO && isOnItsSide ? toText(price) : null;
}

/** The distance of a price from the entry in percent with two decimals; null while either is missing. */
export function exitPercent(entry: string | undefined, price: string): string | null {
  const from = entry === undefined ? null : parseDecimal(entry);
  const to = parseDecimal(price);
  if (from === null || to === null || from <= ZERO) return null;
  return toText(percentage(absolute(subtract(to, from)), from, 2));
}

export interface ExitTrade {
  /** The entry's price, decimal text; undefined while unknown. */
  readonly entry: string | undefined;
  /** The exit's price, decimal text; '' while none is given. */
  readonly price: string;
  /** Shares, decimal text. */
  readonly quantity: string;
  readonly exit: Exit;
  readonly direction: Direction;
}

/**
 * The loss of a stop loss or the profit of a take profit at this price, before fees. Null while a figure is missing,
 * and for a price on the wrong side of the entry, where the exit would not do what it is for.
 * @returns decimal text, negative for a loss
 */
export function exitResult({ entry, price, quantity, exit, direction }: ExitTrade): string | null {
  const result = profitAndLoss(entry, price, quantity, direction);
  const value = result === null ? ZERO : decimal(result);
  return (exit === 'stopLoss' ? value < ZERO : value > ZERO) ? result : null;
}
