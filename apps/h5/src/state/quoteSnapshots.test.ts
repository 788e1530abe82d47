import { expect, test, vi } from 'vitest';
import { createQuoteSnapshots, type QuoteSnapshotsOptions } from './quoteSnapshots.js';

function open(known: readonly string[] = []) {
  const load = vi.fn<QuoteSnapshotsOptions['load']>(() => Promise.resolve([]));
  const put = vi.fn<QuoteSnapshotsOptions['put']>();
  return {
    load,
    put,
    snapshots: createQuoteSnapshots({ load, put, isKnown: (each) => known.includes(each) }),
  };
}

const symbols = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);

test('a hundred symbols share a call, and a failed call does not stop the next', async () => {
  const { load, put, snapshots } = open();
  load.mockRejectedValueOnce(new Error('offline'));
  await snapshots.load(symbols(201));
  expect(load.mock.calls.map(([asked]) => asked.length)).toEqual([100, 100, 1]);
  expect(put).toHaveBeenCalledTimes(2);
});

test('wanted symbols are loaded once, without those that have arrived', async () => {
  const { load, snapshots } = open(['S1']);
  for (const symbol of ['S0', 'S1', 'S2', 'S0']) snapshots.want(symbol);
  await snapshots.loadWanted();
  await snapshots.loadWanted();
  expect(load.mock.calls).toEqual([[['S0', 'S2']]]);
});
