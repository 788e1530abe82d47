import { sum, toText, ZERO } from '@fairlot/money';
import { listAccountRows, type AccountRow } from '../accounts/accounts.js';
import type { Queries } from '../db/database.js';
import { asBooked, named, sumOf, value, type Figure } from '../figures/figure.js';
import { Refusal } from '../http/refusal.js';
import { earlier } from '../util/instants.js';
import { readVersions } from './freshEntries.js';
import { readDays } from './history.js';
import type { HistoryTools } from './past.js';

/** A month of an account: the available funds at its start and end, and the changes by kind. */
export interface AccountMonth {
  readonly account: AccountRow;
  readonly opening: Figure;
  readonly closing: Figure;
  /** One for each kind of change, with its number of entries. */
  readonly totals: readonly { readonly kind: string; readonly count: number; readonly figure: Figure }[];
}

interface Month {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isComplete: boolean;
  readonly accounts: readonly AccountMonth[];
}

interface MemberMonth {
  readonly memberId: string;
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
}

/**
 * The month of every account that was open then.
 * @throws Refusal `range_invalid` for a future month
 */
export async function readMonth(
  read: Queries,
  { clock, past: { kept } }: HistoryTools,
  { memberId, month }: MemberMonth,
): Promise<Month> {
  const startsAt = new Date(`${month}-01T00:00:00.000Z`);
  const endsAt = new Date(Date.UTC(startsAt.getUTCFullYear(), startsAt.getUTCMonth() + 1, 1));
  const now = clock.now();
  if (startsAt > now)
    throw new Refusal('range_invalid', { fields: [{ path: 'month', code: 'range_invalid' }] });
  const isComplete = endsAt <= now;
  const keep = kept.at(memberId, await readVersions(read, memberId));
  const readAll = async () => ({
    rows: await listAccountRows(read, memberId),
    ...(await readDays(read, kept, { memberId, from: startsAt, until: endsAt })),
  });
  const { rows, before, totals } = await keep(`statement ${month}`, readAll, (all) =>
    all.totals.reduce((size, { days }) => size + days.length, all.before.length),
  );
  const accounts = rows
    .filter((account) => account.created_at < endsAt)
    .map((account): AccountMonth => {
      const { kind, currency, id } = account;
      const source = { kind: 'account', id } as const;
      const asOf = isComplete ? endsAt : now;
      const balances = before.filter(
        (each) => each.account === kind && each.book === 'available' && each.commodity === currency,
      );
      const opening = value('opening_balance', sum(balances.map(({ balance }) => balance)), {
        currency,
        asOf: startsAt,
        source,
      });
      const changes = totals
        .filter((each) => each.account_kind === kind && each.commodity === currency && each.amount !== ZERO)
        .map((each) => ({
          kind: each.kind,
          count: each.count,
          figure: sumOf(
            'entries_total',
            each.days
              .filter(({ amount }) => amount !== ZERO)
              .map(({ begins, amount }) =>
                value('entries_of_day', amount, { currency, asOf: begins, source }),
              ),
            { currency, asOf, source: { kind: 'entry_kind', id: each.kind } },
          ),
        }));
      const parts = [opening, ...changes.map(({ figure }) => figure)];
      const closing = sumOf('closing_balance', parts, { currency, asOf, source });
      return { account, opening, closing, totals: changes };
    });
  return { startsAt, endsAt, isComplete, accounts };
}

/** The opening balance of an account's month, explained by the month before if the account was open then. */
export async function explainOpening(
  read: Queries,
  tools: HistoryTools,
  memberId: string,
  { account, opening }: AccountMonth,
): Promise<Figure> {
  const before = earlier(opening.asOf, 1).toISOString().slice(0, 7);
  const { accounts } = await readMonth(read, tools, { memberId, month: before });
  const known = accounts.find((each) => each.account.id === account.id);
  return known === undefined ? opening : asBooked(named('opening_balance', known.closing), opening);
}

/** A month as the wire has it. @throws Refusal as `readMonth` */
export async function getStatement(read: Queries, tools: HistoryTools, asked: MemberMonth) {
  const { startsAt, endsAt, isComplete, accounts } = await readMonth(read, tools, asked);
  return {
    month: asked.month,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    is_complete: isComplete,
    accounts: accounts.map(({ account, opening, closing, totals }) => ({
      account_id: account.id,
      kind: account.kind,
      currency: account.currency,
      opening_balance: toText(opening.value),
      closing_balance: toText(closing.value),
      totals: totals.map(({ kind, count, figure }) => ({ kind, amount: toText(figure.value), count })),
    })),
  };
}
