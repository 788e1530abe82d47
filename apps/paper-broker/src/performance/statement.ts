import { add, sum, toText, ZERO } from '@fairlot/money';
import { listAccountRows } from '../accounts/accounts.js';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { readDays } from './history.js';

/**
 * A month of every account: what was available at its beginning and at its end, and what changed it, by kind.
 * @param month `YYYY-MM`, in UTC
 * @throws Refusal `range_invalid` for a month that is still to come
 */
export async function getStatement(
  read: Queries,
  { clock }: TradingContext,
  memberId: string,
  month: string,
) {
  const startsAt = new Date(`${month}-01T00:00:00.000Z`);
  const endsAt = new Date(Date.UTC(startsAt.getUTCFullYear(), startsAt.getUTCMonth() + 1, 1));
  const now = clock.now();
  if (startsAt > now)
    throw new Refusal('range_invalid', { fields: [{ path: 'month', code: 'range_invalid' }] });
  const accounts = await listAccountRows(read, memberId);
  const { before, totals } = await readDays(read, memberId, startsAt, endsAt);
  return {
    month,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    is_complete: endsAt <= now,
    accounts: accounts
      .filter((account) => account.created_at < endsAt)
      .map((account) => {
        const changes = totals.filter(
          (each) => each.account_kind === account.kind && each.commodity === account.currency,
        );
        const opening = sum(
          before
            .filter(
              ({ account: kind, book, commodity }) =>
                kind === account.kind && book === 'available' && commodity === account.currency,
            )
            .map(({ balance }) => balance),
        );
        return {
          account_id: account.id,
          kind: account.kind,
          currency: account.currency,
          opening_balance: toText(opening),
          closing_balance: toText(add(opening, sum(changes.map(({ amount }) => amount)))),
          totals: changes
            .map(({ kind, amount, count }) => ({ kind, amount: toText(amount), count }))
            .filter(({ amount }) => amount !== toText(ZERO)),
        };
      }),
  };
}
