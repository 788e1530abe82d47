import type { Queries } from '../db/database.js';
import { availableFigure, noAccountFigure, type Figure } from '../figures/figure.js';
import { findBalance } from '../ledger/balance.js';
import { findAccountId, type AccountKey } from './accounts.js';

/** The available money of a member's account; 0 for an account that is not open. */
export async function findAvailable(db: Queries, key: AccountKey, asOf: Date): Promise<Figure> {
  const { memberId, kind, currency } = key;
  const accountId = await findAccountId(db, key);
  if (accountId === undefined) return noAccountFigure(currency, asOf);
  const amount = await findBalance(db, { memberId, account: kind, book: 'available', commodity: currency });
  return availableFigure(accountId, amount, currency, asOf);
}
