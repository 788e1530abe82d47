import {
  absolute,
  add,
  compare,
  decimal,
  HUNDRED,
  percentage,
  subtract,
  sum,
  toText,
  ZERO,
} from '@fairlot/money';
import type { Position } from '../../queries/tradingQueries.js';

/** One part of the positions in a currency. */
export interface Share {
  /** Null for the unnamed rest. */
  readonly symbol: string | null;
  /** Its value, decimal text; a short counts with the cost of buying it back. */
  readonly value: string;
  /** In percent of the whole with one decimal; all parts add up to 100. */
  readonly percent: string;
}

export interface Allocation {
  readonly currency: string;
  readonly total: string;
  readonly shares: readonly Share[];
}

type Held = Pick<Position, 'symbol' | 'currency' | 'totalHoldingAmount'>;

/**
 * The distribution of money over positions, largest first, by currency.
 * @param named how many parts are named; the rest is one part
 */
export function allocationsOf(positions: readonly Held[], named: number): Allocation[] {
  const currencies = [...new Set(positions.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const values = new Map<string, ReturnType<typeof decimal>>();
    for (const position of positions) {
      if (position.currency !== currency) continue;
      const value = absolute(decimal(position.totalHoldingAmount));
      values.set(position.symbol, add(values.get(position.symbol) ?? ZERO, value));
    }
    const sorted = [...values].sort(([, a], [, b]) => compare(b, a));
    const total = sum(sorted.map(([, value]) => value));
    if (total <= ZERO) return [];
    const rest = sum(sorted.slice(named).map(([, value]) => value));
    const parts: [string | null, typeof total][] = sorted.slice(0, named);
    if (rest > ZERO) parts.push([null, rest]);
    let left = HUNDRED;
    const shares = parts.map(([symbol, value], index) => {
      const exact = percentage(value, total, 1);
      // The last part takes the rounding difference, so that the sum is 100.
      const percent = index === parts.length - 1 ? left : exact;
      left = subtract(left, percent);
      return { symbol, value: toText(value), percent: toText(percent) };
    });
    return [{ currency, total: toText(total), shares }];
  });
}
