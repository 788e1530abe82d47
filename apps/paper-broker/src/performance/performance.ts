import { sum, toText } from '@fairlot/money';
import type { Queries } from '../db/database.js';
import { DAY_MS } from '../util/durations.js';
import { differenceOf, named, sumOf, value, type Figure } from '../figures/figure.js';
import { groupBy } from '../util/groupBy.js';
import { floor } from './bookSums.js';
import type { HistoryTools } from './past.js';
import { timeWeighted, type Performance } from './timeWeighted.js';
import { valuePeriod, type MemberPeriod, type Period, type Span, type ValuedPeriod } from './valuedPeriod.js';

/** The performance of the money in one currency. */
export interface CurrencyPerformance {
  readonly currency: string;
  readonly span: Span;
  readonly performance: Performance;
  /** The value at the end, less the value at the start and net deposits. */
  readonly profit: Figure;
}

/**
 * A customer's performance in each currency of their accounts. Money paid in counts from the start of its hour, money
 * paid out until the end of its hour; in a long period, of its day.
 */
export async function readPerformance(
  read: Queries,
  tools: HistoryTools,
  asked: MemberPeriod,
): Promise<CurrencyPerformance[]> {
  const periods = await valuePeriod(read, tools, asked);
  return periods.map((each) => ({
    currency: each.currency,
    span: each.span,
    performance: timeWeighted(each.series),
    profit: profitOf(each),
  }));
}

function profitOf({ currency, span, series, flows }: ValuedPeriod): Figure {
  // One part for each day, because nobody could check a sum of all hours of a busy month.
  const days = groupBy(flows, ({ at }) => floor(at, DAY_MS));
  const paidIn = [...days.values()].map((day) =>
    value('money_in', sum(day.map(({ flow }) => flow)), {
      currency,
      asOf: day.at(-1)?.at ?? span.to,
      source: { kind: 'entries', id: currency },
    }),
  );
  return differenceOf(
    'performance_profit',
    [
      named('closing_value', series.last.worth),
      named('opening_value', series.first.worth),
      sumOf('net_deposits', paidIn, { currency, asOf: span.to }),
    ],
    { currency, asOf: span.to },
  );
}

/** The performance as the wire has it. */
export function viewPerformance(period: Period, found: readonly CurrencyPerformance[]) {
  return { period, method: 'time_weighted', data: found.map(viewCurrency), next_cursor: null };
}

function viewCurrency({ currency, span, performance, profit }: CurrencyPerformance) {
  const { opensAt, to } = span;
  return {
    currency,
    from: opensAt.toISOString(),
    to: to.toISOString(),
    opening_value: toText(performance.openingValue),
    closing_value: toText(performance.closingValue),
    net_deposits: toText(performance.netDeposits),
    profit: toText(profit.value),
    return_percentage: toText(performance.returned.value),
    points: performance.points.map(({ at, value, returnPercentage }, index) => ({
      at: (index === 0 ? opensAt : at).toISOString(),
      value: toText(value),
      return_percentage: toText(returnPercentage),
    })),
  };
}
