import { decimal } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/createMarket.js';
import type { Instrument } from '../market/instrument.js';
import { rank, type Quoted, type Ranking } from './ranking.js';

const market = createMarket({ seed: 'ranking' });
const base = market.instrument(market.instruments[0]?.symbol ?? '') as Instrument;

function row(
  symbol: string,
  last: string,
  changePercentage: string,
  volume: bigint,
  currency = 'USD',
): Quoted {
  const quote = market.quote(base.symbol, new Date('2026-03-02T17:00:00Z'));
  return {
    instrument: { ...base, symbol },
    quote: {
      ...quote,
      symbol,
      currency,
      last: decimal(last),
      changePercentage: decimal(changePercentage),
      volume,
    },
  };
}

const rows = [
  row('A', '10', '1', 100n),
  row('B', '1', '-2', 900n),
  row('C', '100', '1', 100n),
  row('D', '500', '0', 100n, 'TWD'),
  row('E', '2', '3.5', 50n),
];
const order = (ranking: Ranking, watchers: ReadonlyMap<string, number> = new Map()): string =>
  rank(rows, ranking, watchers)
    .map(({ instrument }) => instrument.symbol)
    .join('');

describe('ranking', () => {
  it('by shares traded, ties by symbol', () => expect(order('highest_volume')).toBe('BACDE'));
  it('by value traded, in about the same money', () => expect(order('most_active')).toBe('CDABE'));
  it('of gainers leaves out what did not rise', () => expect(order('gainers')).toBe('EAC'));
  it('of losers leaves out what did not fall', () => expect(order('losers')).toBe('B'));
  it('by watchlists, then by value traded', () => {
    expect(
      order(
        'popular',
        new Map([
          ['E', 2],
          ['A', 2],
          ['B', 5],
        ]),
      ),
    ).toBe('BAECD');
  });
  it('changes nothing in the rows it is given', () => {
    const before = rows.map(({ instrument }) => instrument.symbol);
    order('most_active');
    expect(rows.map(({ instrument }) => instrument.symbol)).toEqual(before);
  });
});
