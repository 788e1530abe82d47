import { fundsMessage } from '@fairlot/forms/fields';
import { decimal, parseDecimal, subtract, toText, ZERO } from '@fairlot/money';
import type { Account } from '../../queries/tradingQueries.js';

/** The amount that an account lacks. */
export interface Missing {
  /** Decimal text, above zero. */
  readonly amount: string;
  readonly currency: string;
}

/** How much an account lacks of an amount; undefined if it has enough, or if either is unknown. */
export function lacking(amount: string, available: string | null, currency: string): Missing | undefined {
  const [wanted, there] = [parseDecimal(amount), available === null ? null : parseDecimal(available)];
  if (wanted === null || there === null || wanted <= there) return undefined;
  return { amount: toText(subtract(wanted, there)), currency };
}

/** The money of a preview. */
interface PreviewedMoney {
  readonly missingAmount: string;
  /** What it costs or holds. */
  readonly holdAmount: string;
  readonly availableBefore: string;
  readonly currency: string;
}

/** How much a previewed order lacks; undefined if the money suffices, or while that is unknown. */
export function missingFor(
  preview: Pick<PreviewedMoney, 'missingAmount' | 'currency'> | undefined,
): Missing | undefined {
  if (preview === undefined || decimal(preview.missingAmount) === ZERO) return undefined;
  return { amount: preview.missingAmount, currency: preview.currency };
}

/** The message of the quantity if a previewed order lacks money; undefined if it does not. */
export function missingMessage(preview: PreviewedMoney): string | undefined {
  if (missingFor(preview) === undefined) return undefined;
  const { holdAmount: needed, availableBefore: available, currency } = preview;
  return fundsMessage({ needed, available, currency });
}

/** A source of the missing money. */
export type Remedy =
  | { readonly kind: 'move'; readonly from: Account; readonly to: Account }
  /** It must first be exchanged into the cash account of the missing currency. */
  | { readonly kind: 'exchange'; readonly from: Account }
  | { readonly kind: 'deposit' };

/**
 * The nearest remedy: money of the same currency in another account, else cash of another currency, else a deposit.
 * @param target the kind of the account with too little money
 */
export function findRemedy(
  accounts: readonly Account[],
  target: 'trade' | 'fund',
  { amount, currency }: Missing,
): Remedy {
  const richestFirst = accounts.toSorted((a, b) =>
    decimal(a.availableFunds) < decimal(b.availableFunds) ? 1 : -1,
  );
  const to = accounts.find((account) => account.kind === target && account.currency === currency);
  const from = richestFirst.find(
    (account) =>
      account.kind !== target &&
      account.currency === currency &&
      decimal(account.availableFunds) >= decimal(amount),
  );
  if (from !== undefined && to !== undefined) return { kind: 'move', from, to };
  const cash = richestFirst.find(
    (account) =>
      account.kind === 'cash' && account.currency !== currency && decimal(account.availableFunds) > ZERO,
  );
  return cash === undefined ? { kind: 'deposit' } : { kind: 'exchange', from: cash };
}
