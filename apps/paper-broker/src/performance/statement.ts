import { add, decimal, sum, toText, ZERO } from '@fairlot/money';
import { sql } from 'kysely';
import { listAccountRows } from '../accounts/accounts.js';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import type { AccountKind } from '../ledger/journal.js';
import type { TradingContext } from '../orders/tradingContext.js';

/**
 * A month of every account: what was available at its beginning and at its end, and what changed it, by kind.
 * @param month `YYYY-MM`, in UTC
 * @throws Refusal `range_invalid` for a month that is still to come
 */
export async function getStatement({ db, clock }: TradingContext, memberId: string, month: string) {
  const startsAt = new Date(`${month}-01T00:00:00.000Z`);
  const endsAt = new Date(Date.UTC(startsAt.getUTCFullYear(), startsAt.getUTCMonth() + 1, 1));
  const now = clock.now();
  if (startsAt > now)
    throw new Refusal('range_invalid', { fields: [{ path: 'month', code: 'range_invalid' }] });
  const accounts = await listAccountRows(db.read, memberId);
  const totals = await totalsByKind(db.read, memberId, startsAt, endsAt);
  return {
    month,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    is_complete: endsAt <= now,
    accounts: accounts
      .filter((account) => account.created_at < endsAt)
      .map((account) => {
        const mine = totals.filter(
          (each) => each.account_kind === account.kind && each.commodity === account.currency,
        );
        const opening = decimal(mine.find(({ kind }) => kind === null)?.amount ?? '0');
        const changes = mine.filter(({ kind }) => kind !== null);
        return {
          account_id: account.id,
          kind: account.kind,
          currency: account.currency,
          opening_balance: toText(opening),
          closing_balance: toText(add(opening, sum(changes.map(({ amount }) => decimal(amount))))),
          totals: changes
            .map(({ kind, amount, count }) => ({ kind: kind ?? '', amount: toText(decimal(amount)), count }))
            .filter(({ amount }) => amount !== toText(ZERO)),
        };
      }),
  };
}

/** What changed the available funds of each account: everything before the month as one row without a kind. */
async function totalsByKind(db: Queries, memberId: string, startsAt: Date, endsAt: Date) {
  const { rows } = await sql<{
    account_kind: AccountKind;
    commodity: string;
    kind: string | null;
    amount: string;
    count: number;
  }>`
    select entry.account_kind, entry.commodity,
           case when journal.effective_at >= ${startsAt} then journal.kind end as kind,
           sum(entry.amount) as amount, count(*)::int as count
      from entry join journal on journal.ref = entry.journal_ref
     where entry.owner = ${memberId} and entry.book = 'available' and journal.effective_at < ${endsAt}
     group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
