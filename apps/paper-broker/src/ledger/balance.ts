import { decimal, ZERO, type Decimal } from '@fairlot/money';
import type { Queries, Tx } from '../db/database.js';
import type { AccountKind, MemberBook } from './journal.js';

/** One book of a customer: a purpose, in one currency or one symbol. */
interface BookKey {
  readonly memberId: string;
  readonly account: AccountKind;
  readonly book: MemberBook;
  readonly commodity: string;
}

export interface BookBalance {
  readonly account: AccountKind;
  readonly book: MemberBook;
  readonly commodity: string;
  readonly balance: Decimal;
}

/** The balance of one book; 0 for one that was never posted to. */
export async function findBalance(db: Queries, key: BookKey): Promise<Decimal> {
  const row = await bookRow(db, key).executeTakeFirst();
  return row === undefined ? ZERO : decimal(row.balance);
}

/**
 * Like `findBalance`, and nobody else moves the book until this transaction ends: for a decision that depends on
 * what is there.
 */
export async function lockBalance(tx: Tx, key: BookKey): Promise<Decimal> {
  const row = await bookRow(tx, key).forUpdate().executeTakeFirst();
  return row === undefined ? ZERO : decimal(row.balance);
}

/** Every book of a member that is not empty. */
export async function listBalances(db: Queries, memberId: string): Promise<BookBalance[]> {
  const rows = await db
    .selectFrom('book')
    .select(['account_kind', 'book', 'commodity', 'balance'])
    .where('owner', '=', memberId)
    .where('balance', '<>', '0')
    .execute();
  return rows.map((row) => ({
    account: row.account_kind as AccountKind,
    book: row.book as MemberBook,
    commodity: row.commodity,
    balance: decimal(row.balance),
  }));
}

function bookRow(db: Queries, key: BookKey) {
  return db
    .selectFrom('book')
    .select('balance')
    .where('owner', '=', key.memberId)
    .where('account_kind', '=', key.account)
    .where('book', '=', key.book)
    .where('commodity', '=', key.commodity);
}
