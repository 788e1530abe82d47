import { describe, expect, it } from 'vitest';
import { rankRows } from './rankRows.js';

const row = (symbol: string, changePercentage: string, volume = '0') => ({
  symbol,
  changePercentage,
  volume,
  last: '2',
});
const rows = [row('AAA', '1.5', '900'), row('BBB', '-2', '1000'), row('CCC', '10', '50')];
const order = (tab: 'active' | 'gainers' | 'losers', live = () => undefined) =>
  rankRows(rows, tab, live).map(({ symbol }) => symbol);

describe('rankRows', () => {
  it('compares figures as numbers and not as text', () => {
    expect(order('gainers')).toEqual(['CCC', 'AAA', 'BBB']);
    expect(order('losers')).toEqual(['BBB', 'AAA', 'CCC']);
    expect(order('active')).toEqual(['BBB', 'AAA', 'CCC']);
  });

  it('believes the live quote before the row', () => {
    const live = (symbol: string) => (symbol === 'BBB' ? row('BBB', '12', '1') : undefined);
    expect(rankRows(rows, 'gainers', live).map(({ symbol }) => symbol)).toEqual(['BBB', 'CCC', 'AAA']);
  });

  it('keeps the order of equal rows', () => {
    const equal = [row('X', '1'), row('Y', '1.0'), row('Z', '1')];
    expect(rankRows(equal, 'losers', () => undefined)).toEqual(equal);
  });
});
