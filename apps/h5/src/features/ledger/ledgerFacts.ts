import type { Schemas } from '@fairlot/api-client';
import { add, decimal, subtract, toText, ZERO } from '@fairlot/money';

export type Entry = Schemas['Entry'];

export interface LedgerSum {
  /** All that came in, decimal text. */
  readonly credits: string;
  /** All that left, as a positive figure. */
  readonly debits: string;
  /** Credits less debits. */
  readonly balance: string;
}

/** Adds up entries of one account. Of all its entries, `balance` is what is available now. */
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
 * Whether the balances beside the rows follow from the rows: each is the one before plus the row's amount, and the
 * first began at nothing. `entries`: all of one account, the newest first.
 */
export function addsUp(entries: readonly Pick<Entry, 'amount' | 'balanceAfter'>[]): boolean {
  let balance = ZERO;
  return entries.toReversed().every((entry) => {
    balance = add(balance, decimal(entry.amount));
    return balance === decimal(entry.balanceAfter);
  });
}
