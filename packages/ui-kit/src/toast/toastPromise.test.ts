import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.js';
import { textsOf } from '../testing/shownToasts.js';
import { createToastQueue } from './toastQueue.js';
import { toastPromise } from './toastPromise.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toastPromise', () => {
  const words = {
    loading: 'Saving',
    success: (count: number) => `${String(count)} saved`,
    error: (error: unknown) => `Not saved: ${String(error)}`,
  };
  const standing = (queue: ReturnType<typeof createToastQueue>) =>
    queue
      .host()
      .getShown()
      .map(({ message, tone }) => [message, tone]);

  test('waits as long as it takes and then says in the same toast how it ended', async () => {
    const queue = createToastQueue();
    queue.attach();
    const { promise, resolve } = deferred<number>();
    const handle = toastPromise(queue, promise, words);
    vi.advanceTimersByTime(3_600_000);
    expect(standing(queue)).toEqual([['Saving', 'pending']]);
    const { id } = queue.host().getShown()[0] ?? {};
    resolve(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(standing(queue)).toEqual([['3 saved', 'success']]);
    expect(queue.host().getShown()[0]?.id).toBe(id);
    vi.advanceTimersByTime(1500);
    await expect(handle.closed).resolves.toEqual({ reason: 'timeout' });
  });

  test('a failure, even one at once, is an error that stands as long as it is told to', async () => {
    const queue = createToastQueue();
    queue.attach();
    const fails = () => {
      throw new Error('offline');
    };
    toastPromise(queue, fails, words, { durationMs: 4000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(standing(queue)).toEqual([['Not saved: Error: offline', 'error']]);
    vi.advanceTimersByTime(3999);
    expect(queue.host().getShown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.host().getShown()).toHaveLength(0);
  });

  test('two waits with the same words are two', () => {
    const queue = createToastQueue();
    queue.attach();
    toastPromise(queue, new Promise<number>(() => undefined), words);
    toastPromise(queue, new Promise<number>(() => undefined), words);
    expect(textsOf(queue)).toEqual(['Saving', 'Saving']);
  });

  test('a wait that was swiped away says no more of a success, and comes back with a failure', async () => {
    const queue = createToastQueue();
    queue.attach();
    const good = deferred<number>();
    const bad = deferred<number>();
    for (const { promise } of [good, bad]) toastPromise(queue, promise, words).dismiss();
    good.resolve(1);
    bad.reject('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(standing(queue)).toEqual([['Not saved: offline', 'error']]);
  });
});
