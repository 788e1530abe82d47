import { describe, expect, it } from 'vitest';
import { BoundedCache } from './boundedCache.js';

describe('a bounded cache', () => {
  const createCounted = (capacity: number) => {
    const cache = new BoundedCache<number, string>(capacity);
    const computed: number[] = [];
    const get = (key: number): string =>
      cache.get(key, () => {
        computed.push(key);
        return `value ${key}`;
      });
    return { get, computed };
  };

  it('computes once what it remembers', () => {
    const { get, computed } = createCounted(3);
    expect([get(1), get(2), get(1), get(3), get(1)]).toEqual([
      'value 1',
      'value 2',
      'value 1',
      'value 3',
      'value 1',
    ]);
    expect(computed).toEqual([1, 2, 3]);
  });

  it('forgets the oldest first, and only that', () => {
    const { get, computed } = createCounted(3);
    for (const key of [1, 2, 3, 4]) get(key);
    for (const key of [2, 3, 4]) get(key);
    expect(computed).toEqual([1, 2, 3, 4]);
    get(1);
    get(2);
    expect(computed).toEqual([1, 2, 3, 4, 1, 2]);
  });

  it('never holds more than it may, also when what it computes asks for the same', () => {
    const cache = new BoundedCache<number, number>(2);
    const nested = (key: number): number => cache.get(key, () => cache.get(key, () => key));
    for (let key = 0; key < 10; key += 1) expect(nested(key)).toBe(key);
    let computed = 0;
    for (const key of [8, 9]) cache.get(key, () => (computed += 1));
    expect(computed).toBe(0);
  });

  it('takes a new key about as quickly when it is full as before', () => {
    const capacity = 100_000;
    const cache = new BoundedCache<number, number>(capacity);
    const cpuOf = (from: number, to: number): number => {
      const startedAt = process.cpuUsage();
      for (let key = from; key < to; key += 1) cache.get(key, () => key);
      return process.cpuUsage(startedAt).user;
    };
    const filling = cpuOf(0, capacity);
    // Reading the map's first key instead took 40 times as long, for half as many keys.
    expect(cpuOf(capacity, 1.5 * capacity)).toBeLessThan(12 * filling);
  });
});
