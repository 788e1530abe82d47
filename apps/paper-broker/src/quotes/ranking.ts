import { compare, type Decimal } from '@fairlot/money';
import type { Quote } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';

export type Ranking = 'highest_volume' | 'most_active' | 'gainers' | 'losers' | 'popular';

export interface Quoted {
  readonly instrument: Instrument;
  readonly quote: Quote;
}

/**
 * Approximate units of a currency per dollar, to compare the turnover of different markets. No amount is
 * converted with them.
 */
const UNITS_PER_DOLLAR: Readonly<Record<string, bigint>> = {
  USD: 1n,
  EUR: 1n,
  SGD: 1n,
  MYR: 4n,
  CNY: 7n,
  HKD: 8n,
  TWD: 31n,
};

/** The value traded in the session, roughly in dollars. */
function turnover({ quote }: Quoted): bigint {
  return (quote.last * quote.volume) / (UNITS_PER_DOLLAR[quote.currency] ?? 1n);
}

const descending = (a: bigint, b: bigint): number => compare(b as Decimal, a as Decimal);
const bySymbol = (a: Quoted, b: Quoted): number => (a.instrument.symbol < b.instrument.symbol ? -1 : 1);

/**
 * Ranks instruments. Ties are sorted by symbol, so that every process has the same order.
 * - `highest_volume`: shares traded in the session
 * - `most_active`: value traded in the session
 * - `gainers`, `losers`: change in percent; only those that rose, or fell
 * - `popular`: the number of watchlists that contain it, then value traded
 * @param watchers the number of watchlists for each symbol
 */
export function rank(
  rows: readonly Quoted[],
  ranking: Ranking,
  watchers: ReadonlyMap<string, number>,
): Quoted[] {
  const change = ({ quote }: Quoted): bigint => quote.changePercentage;
  const watched = ({ instrument }: Quoted): number => watchers.get(instrument.symbol) ?? 0;
  switch (ranking) {
    case 'highest_volume':
      return rows.toSorted((a, b) => descending(a.quote.volume, b.quote.volume) || bySymbol(a, b));
    case 'most_active':
      return byTurnover(rows);
    case 'gainers':
      return rows
        .filter((row) => change(row) > 0n)
        .sort((a, b) => descending(change(a), change(b)) || bySymbol(a, b));
    case 'losers':
      return rows
        .filter((row) => change(row) < 0n)
        .sort((a, b) => descending(change(b), change(a)) || bySymbol(a, b));
    case 'popular':
      // `sort` is stable, so equally popular instruments stay sorted by turnover.
      return byTurnover(rows).sort((a, b) => watched(b) - watched(a));
  }
}

function byTurnover(rows: readonly Quoted[]): Quoted[] {
  return rows
    .map((row) => ({ row, value: turnover(row) }))
    .sort((a, b) => descending(a.value, b.value) || bySymbol(a.row, b.row))
    .map(({ row }) => row);
}
