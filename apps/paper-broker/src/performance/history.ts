import { add, decimal, ZERO, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import type { BookBalance } from '../ledger/balance.js';
import type { AccountKind, MemberBook } from '../ledger/journal.js';

/** Money that came into a customer's accounts of a currency from outside, or left them. */
export interface Flow {
  readonly at: Date;
  readonly currency: string;
  /** Negative where it left. */
  readonly amount: Decimal;
}

/** Where money comes from and goes to when it crosses the edge of the portfolio. Trading, funds and fees stay inside. */
const OUTSIDE = ['bank', 'crypto', 'clearing', 'fx', 'opening_equity'];
/** Owed money is not part of what accounts are worth, so lending it is a payment. */
const LOANS = ['loan_principal', 'loan_interest', 'loan_penalty'];
/** Money that counts as the customer's own, as in the valuation. */
const OWN = ['available', 'held', 'margin', 'short_proceeds', 'quant', 'quant_pending'];

/** When a customer's first entry is dated, or undefined before there is one. */
export async function firstEntryAt(db: Queries, memberId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('entry')
    .innerJoin('journal', 'journal.ref', 'entry.journal_ref')
    .select('journal.effective_at')
    .where('entry.owner', '=', memberId)
    .orderBy('journal.effective_at')
    .limit(1)
    .executeTakeFirst();
  return row?.effective_at;
}

/** What crossed the edge of the portfolio after `from` and up to `to`, ascending, one row a moment and currency. */
export async function listFlows(db: Queries, memberId: string, from: Date, to: Date): Promise<Flow[]> {
  const { rows } = await sql<{ at: Date; currency: string; amount: string }>`
    select journal.effective_at as at, entry.commodity as currency, sum(entry.amount) as amount
      from entry join journal on journal.ref = entry.journal_ref
     where entry.owner = ${memberId} and entry.book = any(${OWN}::text[])
       and journal.effective_at > ${from} and journal.effective_at <= ${to}
       and exists (select from entry other where other.journal_ref = entry.journal_ref
                    and (other.owner = 'house' and other.book = any(${OUTSIDE}::text[]) or other.book = any(${LOANS}::text[])))
     group by 1, 2 having sum(entry.amount) <> 0 order by 1, 2`.execute(db);
  return rows.map((row) => ({ at: row.at, currency: row.currency, amount: decimal(row.amount) }));
}

/**
 * The books of a customer as they stood at each of these moments, what happened at the moment itself included.
 * @param moments ascending
 */
export async function balancesAt(
  db: Queries,
  memberId: string,
  moments: readonly Date[],
): Promise<readonly (readonly BookBalance[])[]> {
  const { rows } = await sql<{
    account_kind: AccountKind;
    book: MemberBook;
    commodity: string;
    step: number;
    amount: string;
  }>`
    select entry.account_kind, entry.book, entry.commodity, sum(entry.amount) as amount,
           (select count(*)::int from unnest(${moments}::timestamptz[]) as moment (at) where moment.at < journal.effective_at) as step
      from entry join journal on journal.ref = entry.journal_ref
     where entry.owner = ${memberId} and journal.effective_at <= ${moments.at(-1)}
     group by 1, 2, 3, 5 order by step`.execute(db);
  const running = new Map<string, BookBalance>();
  let next = 0;
  return moments.map((_, step) => {
    for (let row = rows[next]; row !== undefined && row.step <= step; row = rows[(next += 1)]) {
      const { account_kind: account, book, commodity } = row;
      const key = `${account} ${book} ${commodity}`;
      const balance = add(running.get(key)?.balance ?? ZERO, decimal(row.amount));
      running.set(key, { account, book, commodity, balance });
    }
    return [...running.values()].filter(({ balance }) => balance !== ZERO);
  });
}
