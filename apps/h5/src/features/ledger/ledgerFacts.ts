import type { Schemas } from '@fairlot/api-client';
import { add, decimal, subtract, toText, ZERO } from '@fairlot/money';

export type Entry = Schemas['Entry'];

/** Kinds of entries that there are words for. The server may name more; those are said in general words. */
export const entryKinds = [
  'opening',
  'order_hold',
  'order_fill',
  'order_release',
  'deposit_pass',
  'deposit_partial',
  'withdrawal_hold',
  'withdrawal_return',
  'transfer',
  'fx_conversion',
  'quant_subscribe',
  'quant_end',
  'quant_exit',
  'loan_disburse',
  'loan_repay',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const isEntryKind = (kind: string): kind is EntryKind => entryKinds.some((known) => known === kind);

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
