import type { Queries } from '../db/database.js';
import { availableFigure, noAccountFigure, type Figure } from '../figures/figure.js';
import { findBalance } from '../ledger/balance.js';
import type { AccountKind } from '../ledger/journal.js';
import { findAccountId } from './accounts.js';

/** The available money of a member's account; 0 for an account that is not open. */
export async function findAvailable(
  db: Queries,
  {
    memberId,
    kind,
    currency,
  }: { readonly memberId: string; readonly kind: AccountKind; readonly currency: string },
  asOf: Date,
): Promise<Figure> {
  const accountId = await findAccountId(db, memberId, kind, currency);
  if (accountId === undefined) return noAccountFigure(currency, asOf);
  const amount = await findBalance(db, { memberId, account: kind, book: 'available', commodity: currency });
  return availableFigure(accountId, amount, currency, asOf);
}
