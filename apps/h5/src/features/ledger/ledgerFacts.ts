import type { Schemas } from '@fairlot/api-client';
import { add, decimal, subtract, toText, ZERO } from '@fairlot/money';

export type Entry = Schemas['Entry'];

export interface LedgerSum {
  /** The sum of all credits, decimal text. */
  readonly credits: string;
  /** The sum of all debits, as a positive figure. */
  readonly debits: string;
  /** Credits less debits. */
  readonly balance: string;
}

/** Sums entries of one account. For all its entries, `balance` equals the available funds. */
export function sumEntries(entries: readonly Pick<Entry, 'amount'>[]): LedgerSum {
  let credits = ZERO;
  let debits = ZERO;
  for (const entry of entries) {
    const amount = decimal(entry.amount);
    if (amount > ZERO) credits = add(credits, amount);
    else debits = subtract(debits, amount);
  }
  return { credits: toText(credits), debits: toText(debits), balance: toText(subtract(credits, debits)) };
}

/**
 * Whether the rows' balances are consistent: each equals the previous one plus the row's amount, starting at zero.
 * `entries`: all of one account, newest first.
 */
export function addsUp(entries: readonly Pick<Entry, 'amount' | 'balanceAfter'>[]): boolean {
  let balance = ZERO;
  return entries.toReversed().every((entry) => {
    balance = add(balance, decimal(entry.amount));
    return balance === decimal(entry.balanceAfter);
  });
}
