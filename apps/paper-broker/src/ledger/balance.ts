import { decimal, ZERO, type Decimal } from '@fairlot/money';
import type { Queries, Tx } from '../db/database.js';
import type { AccountKind, MemberBook } from './journal.js';

/** One book of a customer: an account's money or shares of one purpose, in one currency or symbol. */
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

/** The balance of a book; 0 for a book without entries. */
export async function findBalance(db: Queries, key: BookKey): Promise<Decimal> {
  const row = await bookRow(db, key).executeTakeFirst();
  return row === undefined ? ZERO : decimal(row.balance);
}

/** Like `findBalance`, and locks the book until the transaction ends, for a decision that depends on the balance. */
export async function lockBalance(tx: Tx, key: BookKey): Promise<Decimal> {
  const row = await bookRow(tx, key).forUpdate().executeTakeFirst();
  return row === undefined ? ZERO : decimal(row.balance);
}

/** The books of a member with a balance other than 0. */
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
