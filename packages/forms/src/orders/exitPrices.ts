import * as z from 'zod/mini';
import { contextOf, limitOf } from '../fields/limit.js';
import { sayProblems } from '../core/problems.js';
import { exitProblems } from './prices.js';

/** The limits of a position's exit prices, decimal text. */
export interface ExitPricesContext {
  readonly direction: 'long' | 'short';
  readonly tickSize: string;
  /** The current price; null while unknown, which leaves the check against it to the server. */
  readonly last: string | null;
}

const fields = z.object({ stopLoss: z.string(), takeProfit: z.string() });

/** '' for none. */
export type ExitPricesValues = z.input<typeof fields>;

/** Stop loss and take profit of a position. Its output is the body of `PATCH /position/{id}`: null for none. */
export function exitPrices(context: ExitPricesContext) {
  const { direction, tickSize, last } = contextOf('exitPrices', context);
  const price = limitOf(last);
  return z.pipe(
    fields.check(sayProblems((values) => exitProblems(values, { direction, tickSize, price }))),
    z.transform(exitBody),
  );
}

/** The exit prices as in the contract: null for none. */
export const exitBody = ({ stopLoss, takeProfit }: ExitPricesValues) => ({
  stopLoss: stopLoss === '' ? null : stopLoss,
  takeProfit: takeProfit === '' ? null : takeProfit,
});
