import { decimal, multiply, parseDecimal, subtract, toText, type Decimal } from '@fairlot/money';
import { ACCOUNT_PLACES } from './accountPlaces.js';

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

/** What shares are worth at a price, cut to the places of an account's currency, as the server cuts it. */
export const marketValue = (price: string, quantity: string): Decimal =>
  multiply(decimal(price), decimal(quantity), 'down', ACCOUNT_PLACES);

/** What is held. `totalOpenAmount`: what it cost, without fees, as a decimal text. */
export interface Holding {
  readonly totalOpenAmount: string;
  readonly direction: string;
}

/**
 * The profit before fees of what is held: its value less its cost, which is the server's definition. The average price
 * times the quantity would differ from the cost by a rounding.
 */
export function unrealizedProfit({ totalOpenAmount, direction }: Holding, value: Decimal): Decimal {
  const cost = decimal(totalOpenAmount);
  return knownDirection(direction) === 'long' ? subtract(value, cost) : subtract(cost, value);
}
