import { compare, decimal, multiply } from '@fairlot/money';
import type { Quote } from '../../state/quoteStore.js';
import type { RankingTab } from './rankingQueries.js';

type Figures = Pick<Quote, 'changePercentage' | 'last' | 'volume'>;

/**
 * Sorts rows by a ranking's newest figures; the sort is stable.
 * @param liveOf the live quote of a symbol, if known
 */
export function rankRows<Row extends Figures & { symbol: string }>(
  rows: readonly Row[],
  tab: RankingTab,
  liveOf: (symbol: string) => Figures | undefined,
): Row[] {
  // Most active is by traded value, as on the server.
  const valueOf = ({ last, volume, changePercentage }: Figures) =>
    tab === 'active' ? multiply(decimal(last), decimal(volume), 'down') : decimal(changePercentage);
  const sign = tab === 'losers' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(liveOf(row.symbol) ?? row) }))
    .sort((a, b) => sign * compare(a.value, b.value))
    .map(({ row }) => row);
}
