import { expect, test, vi } from 'vitest';
import { loadSnapshots } from './loadSnapshots.js';

test('a hundred symbols share a call, and a failed call does not stop the next', async () => {
  const load = vi.fn<Parameters<typeof loadSnapshots>[1]>(() => Promise.resolve([]));
  load.mockRejectedValueOnce(new Error('offline'));
  const put = vi.fn<Parameters<typeof loadSnapshots>[2]>();
  const symbols = Array.from({ length: 201 }, (_, index) => `S${index}`);
  await loadSnapshots(symbols, load, put);
  expect(load.mock.calls.map(([asked]) => asked.length)).toEqual([100, 100, 1]);
  expect(put).toHaveBeenCalledTimes(2);
});

test('nothing is asked for no symbols', async () => {
  const load = vi.fn<Parameters<typeof loadSnapshots>[1]>(() => Promise.resolve([]));
  await loadSnapshots([], load, () => undefined);
  expect(load).not.toHaveBeenCalled();
});
