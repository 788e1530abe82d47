import type { Account } from '../../queries/tradingQueries.js';

/** The ids of the two accounts of a transfer. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/** Possible targets for money of `from`: the other accounts of its currency. */
export function targetsOf(accounts: readonly Account[], from: string): readonly Account[] {
  const currency = accounts.find(({ id }) => id === from)?.currency;
  return accounts.filter((account) => account.currency === currency && account.id !== from);
}

/** Money arrives in the first and is usually needed in the second. */
const USUAL: readonly string[] = ['cash', 'trade', 'fund'];

/**
 * The initial accounts of a transfer: those in the address, else from cash to trading, whatever their balances, so
 * that it is always the same; undefined without two accounts.
 */
export function firstEnds(
  accounts: readonly Account[],
  wanted: { readonly from?: string | undefined; readonly to?: string | undefined },
): Ends | undefined {
  const usual = accounts.toSorted((a, b) => USUAL.indexOf(a.kind) - USUAL.indexOf(b.kind));
  const to = accounts.find(({ id }) => id === wanted.to);
  const from =
    accounts.find(({ id }) => id === wanted.from) ?? (to === undefined ? usual : targetsOf(usual, to.id))[0];
  if (from === undefined) return undefined;
  const targets = targetsOf(usual, from.id);
  const target = targets.find(({ id }) => id === wanted.to) ?? targets[0];
  return target === undefined ? undefined : { from: from.id, to: target.id };
}

/** Changes the source; if the target no longer fits, the first possible one is chosen. */
export function withFrom(accounts: readonly Account[], ends: Ends, from: string): Ends {
  const targets = targetsOf(accounts, from);
  const to =
    targets.find(({ id }) => id === ends.to) ?? targets.find(({ id }) => id === ends.from) ?? targets[0];
  return to === undefined ? ends : { from, to: to.id };
}
