import { expect, test } from 'vitest';
import { groupByRegion, regionWords } from './regions.js';

const index = (symbol: string, region: string) => ({
  symbol,
  region,
  name: symbol,
  marketId: 'US',
  timezone: 'UTC',
});

test('groups indices by region and keeps the order of the server', () => {
  const groups = groupByRegion([index('A', 'Europe'), index('B', 'Americas'), index('C', 'Europe')]);
  expect(groups.map(({ name, indices }) => [name, indices.map(({ symbol }) => symbol)])).toEqual([
    ['Europe', ['A', 'C']],
    ['Americas', ['B']],
  ]);
});

test('says regions in the words of the app, and one it does not know in those of the server', () => {
  expect(regionWords('Asia Pacific', (id) => `<${id}>`)).toBe('<indices.region.asiaPacific>');
  expect(regionWords('Africa', () => '')).toBe('Africa');
});
