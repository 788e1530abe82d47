import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.js';
import { isSwipedAway, swipeOffset } from './swipe.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const textsOf = (queue: ReturnType<typeof createToastQueue>) =>
  queue.getStanding().map((toast) => toast.message);

describe('toastQueue', () => {
  test('a toast stands for 1500 ms and says that its time passed', async () => {
    const queue = createToastQueue();
    queue.attach();
    const handle = queue.show('Saved');
    vi.advanceTimersByTime(1499);
    expect(textsOf(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual([]);
    await expect(handle.closed).resolves.toEqual({ reason: 'timeout' });
  });

  test('a repeated message restarts the time instead of standing twice', () => {
    const queue = createToastQueue();
    queue.attach();
    const first = queue.show('Saved');
    vi.advanceTimersByTime(1000);
    const second = queue.show('Saved');
    expect(second).toBe(first);
    vi.advanceTimersByTime(1499);
    expect(textsOf(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual([]);
  });

  test('three stand together and a fourth waits, so that each lives its full time', () => {
    const queue = createToastQueue();
    queue.attach();
    for (const text of ['a', 'b', 'c', 'd']) queue.show(text);
    expect(textsOf(queue)).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(1500);
    expect(textsOf(queue)).toEqual(['d']);
    vi.advanceTimersByTime(1499);
    expect(textsOf(queue)).toEqual(['d']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual([]);
  });

  test('a list shows in order, without repeats and blanks, and closes as one', async () => {
    const queue = createToastQueue();
    queue.attach();
    const handle = queue.show(['First', 'Second', 'First', ' ']);
    expect(textsOf(queue)).toEqual(['First', 'Second']);
    handle.dismiss();
    expect(textsOf(queue)).toEqual([]);
    await expect(handle.closed).resolves.toEqual({ reason: 'dismiss' });
  });

  test('an empty list is closed at once', async () => {
    await expect(createToastQueue().show([]).closed).resolves.toEqual({ reason: 'dismiss' });
  });

  test('no time passes before anything shows the toasts', () => {
    const queue = createToastQueue();
    queue.show('Early');
    vi.advanceTimersByTime(60_000);
    expect(textsOf(queue)).toEqual(['Early']);
    queue.attach(2000);
    vi.advanceTimersByTime(1999);
    expect(textsOf(queue)).toEqual(['Early']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual([]);
  });

  test('a held toast keeps what is left of its time', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show('Saved');
    vi.advanceTimersByTime(1000);
    queue.hold('hover');
    queue.hold('hidden');
    vi.advanceTimersByTime(10_000);
    queue.release('hover');
    vi.advanceTimersByTime(10_000);
    queue.release('hidden');
    vi.advanceTimersByTime(499);
    expect(textsOf(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual([]);
  });

  test('a toast dismissed under the pointer does not hold the next one for ever', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show('a');
    queue.hold('hover');
    queue.dismiss();
    queue.show('b');
    vi.advanceTimersByTime(1500);
    expect(textsOf(queue)).toEqual([]);
  });

  test('the same id replaces text and tone in place', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show('Uploading', { id: 'up', durationMs: Infinity });
    queue.show('Other');
    queue.show('Failed', { id: 'up', tone: 'error', durationMs: 3000 });
    expect(textsOf(queue)).toEqual(['Failed', 'Other']);
    vi.advanceTimersByTime(2999);
    expect(textsOf(queue)).toEqual(['Failed']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual([]);
  });

  test('the reading time grows with the text and never goes below the default', () => {
    const queue = createToastQueue();
    queue.attach(2000);
    queue.show('short', { durationMs: 'reading' });
    queue.show('x'.repeat(100), { durationMs: 'reading' });
    vi.advanceTimersByTime(2000);
    expect(queue.getStanding()).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(queue.getStanding()).toHaveLength(0);
  });

  test('the last detach stops the clocks, as a page that is mounted twice in development does', () => {
    const queue = createToastQueue();
    const detach = queue.attach();
    queue.show('Saved');
    detach();
    vi.advanceTimersByTime(5000);
    expect(textsOf(queue)).toEqual(['Saved']);
    expect(vi.getTimerCount()).toBe(0);
    queue.attach();
    vi.advanceTimersByTime(1500);
    expect(textsOf(queue)).toEqual([]);
  });
});

describe('swipe', () => {
  test('45 px sideways or up dismisses, down never does', () => {
    expect(isSwipedAway(swipeOffset(45, 3), 1000)).toBe(true);
    expect(isSwipedAway(swipeOffset(-45, 3), 1000)).toBe(true);
    expect(isSwipedAway(swipeOffset(2, -45), 1000)).toBe(true);
    expect(isSwipedAway(swipeOffset(2, 200), 10)).toBe(false);
    expect(isSwipedAway(swipeOffset(44, 0), 1000)).toBe(false);
  });

  test('a fast flick is enough, a trembling tap is not', () => {
    expect(isSwipedAway(swipeOffset(30, 0), 50)).toBe(true);
    expect(isSwipedAway(swipeOffset(6, 0), 1)).toBe(false);
  });
});
