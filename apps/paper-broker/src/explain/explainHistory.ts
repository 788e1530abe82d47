import type { Queries } from '../db/database.js';
import type { Figure } from '../figures/figure.js';
import type { Past } from '../performance/past.js';
import { readPerformance } from '../performance/performance.js';
import { explainOpening, readMonth, type AccountMonth } from '../performance/statement.js';
import type { TradingContext } from '../trading/tradingContext.js';
import { one, picker, required, type Explain, type Explainers, type Scope } from './explanation.js';

type Found = Figure | undefined;

/** Explains the figures of a period's performance and of a month's statement. */
export function explainHistory(context: TradingContext, past: Past) {
  const { db } = context;
  const tools = { ...context, past };

  const ofPerformance = picker(async (memberId, scope) => {
    const currency = required(scope, 'currency');
    const found = await db.heavy(memberId, (read) =>
      readPerformance(read, tools, { memberId, period: scope.period ?? '1m' }),
    );
    return one(found, (each) => each.currency === currency);
  });
  const partOfProfit = (name: 'opening_value' | 'closing_value' | 'net_deposits') =>
    ofPerformance(({ profit }) => profit.parts.find((part) => part.name === name));

  /** A figure of an account in a month. */
  const ofMonth =
    (
      compute: (read: Queries, month: AccountMonth, memberId: string, scope: Scope) => Found | Promise<Found>,
    ): Explain =>
    (memberId, scope) => {
      const [accountId, month] = [required(scope, 'account_id'), required(scope, 'month')];
      return db.heavy(memberId, async (read) => {
        const { accounts } = await readMonth(read, tools, { memberId, month });
        return compute(
          read,
          one(accounts, ({ account }) => account.id === accountId),
          memberId,
          scope,
        );
      });
    };

  return {
    performance_profit: ofPerformance(({ profit }) => profit),
    opening_value: partOfProfit('opening_value'),
    closing_value: partOfProfit('closing_value'),
    net_deposits: partOfProfit('net_deposits'),
    performance_percentage: ofPerformance(({ performance }) => performance.returned),

    opening_balance: ofMonth((read, month, memberId) => explainOpening(read, tools, memberId, month)),
    closing_balance: ofMonth((_read, month) => month.closing),
    entries_total: ofMonth((_read, month, _memberId, scope) => {
      const kind = required(scope, 'kind');
      return month.totals.find((each) => each.kind === kind)?.figure;
    }),
  } satisfies Explainers;
}
