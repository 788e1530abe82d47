import { describe, expect, it, vi } from 'vitest';
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

  it('replaces a value that is set again, and finds nothing that it has removed', () => {
    const cache = new BoundedCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    expect([cache.find('a'), cache.find('b')]).toEqual([3, 2]);
    cache.set('c', 4);
    expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([undefined, 2, 4]);
  });

  it('never holds more than it may, also when what it computes asks for the same', () => {
    const cache = new BoundedCache<number, number>(2);
    const nested = (key: number): number => cache.get(key, () => cache.get(key, () => key));
    for (let key = 0; key < 10; key += 1) expect(nested(key)).toBe(key);
    let computed = 0;
    for (const key of [8, 9]) cache.get(key, () => (computed += 1));
    expect(computed).toBe(0);
  });

  it('finds the oldest without walking through what it remembers', () => {
    const cache = new BoundedCache<number, number>(100);
    // To find the first key of a map, the engine skips all deleted ones before it.
    const walks = [
      ...(['keys', 'values', 'entries', 'forEach', Symbol.iterator] as const).map((name) =>
        vi.spyOn(Map.prototype, name),
      ),
      ...(['shift', 'splice', 'indexOf'] as const).map((name) => vi.spyOn(Array.prototype, name)),
    ];
    for (let key = 0; key < 1_000; key += 1) cache.get(key, () => key);
    const counts = walks.map((walk) => walk.mock.calls.length);
    vi.restoreAllMocks();
    expect(counts).toEqual(walks.map(() => 0));
  });
});
