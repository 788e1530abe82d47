import { multiply, parseDecimal, subtract, toText } from '@fairlot/money';

export type Direction = 'long' | 'short';

/** Reduces a direction of the contract, which may gain values, to one of the two with texts. */
export const knownDirection = (direction: string): Direction => (direction === 'short' ? 'short' : 'long');

/**
 * The profit of closing at `exit` a position opened at `entry`, before fees; null while a figure is missing.
 * @returns decimal text, negative for a loss
 */
export function profitAndLoss(
  entry: string | undefined,
  exit: string | undefined,
  quantity: string,
  direction: Direction,
): string | null {
  const from = entry === undefined ? null : parseDecimal(entry);
  const to = exit === undefined ? null : parseDecimal(exit);
  const count = parseDecimal(quantity);
  if (from === null || to === null || count === null) return null;
  const perShare = direction === 'long' ? subtract(to, from) : subtract(from, to);
  return toText(multiply(perShare, count, 'down'));
}
