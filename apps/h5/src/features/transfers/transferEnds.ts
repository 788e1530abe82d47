import { decimal } from '@fairlot/money';
import type { Account } from '../../queries/tradingQueries.js';

/** The ids of the two accounts of a transfer. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/** Accounts that money of `from` can go to: the others of its currency. */
export function targetsOf(accounts: readonly Account[], from: string): readonly Account[] {
  const currency = accounts.find(({ id }) => id === from)?.currency;
  return accounts.filter((account) => account.currency === currency && account.id !== from);
}

/** What a transfer starts with: as the address says, else from where the most is; undefined without two accounts. */
export function firstEnds(
  accounts: readonly Account[],
  wanted: { readonly from?: string | undefined; readonly to?: string | undefined },
): Ends | undefined {
  const richest = accounts.toSorted((a, b) =>
    decimal(a.availableFunds) < decimal(b.availableFunds) ? 1 : -1,
  );
  const from = accounts.find(({ id }) => id === wanted.from) ?? richest[0];
  if (from === undefined) return undefined;
  const targets = targetsOf(accounts, from.id);
  const to = targets.find(({ id }) => id === wanted.to) ?? targets[0];
  return to === undefined ? undefined : { from: from.id, to: to.id };
}

/** Another account to take from; where the one to go to no longer fits, the first that does. */
export function withFrom(accounts: readonly Account[], ends: Ends, from: string): Ends {
  const targets = targetsOf(accounts, from);
  const to =
    targets.find(({ id }) => id === ends.to) ?? targets.find(({ id }) => id === ends.from) ?? targets[0];
  return to === undefined ? ends : { from, to: to.id };
}
