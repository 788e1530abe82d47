import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { warningsGiven } from '../checks/warnOnce.js';
import { deferred } from '../../../../tests/support/deferred.js';
import { createToastQueue } from './toastQueue.js';
import { toastPromise } from './toastPromise.js';
import { isSwipedAway, swipeOffset } from './swipe.js';

beforeEach(() => {
  // Another file may have caused the same warning.
  warningsGiven.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const textsOf = (queue: ReturnType<typeof createToastQueue>) =>
  queue
    .host()
    .getShown()
    .map((toast) => toast.message);

describe('toastQueue', () => {
  test(
    'a toast stands for 1500 ms and says that its time passed',
    { tags: ['4.toast', '9.toast'] },
    async () => {
      const queue = createToastQueue();
      queue.attach();
      const handle = queue.show('Saved');
      vi.advanceTimersByTime(1499);
      expect(textsOf(queue)).toEqual(['Saved']);
      vi.advanceTimersByTime(1);
      expect(textsOf(queue)).toEqual([]);
      await expect(handle.closed).resolves.toEqual({ reason: 'timeout' });
    },
  );

  test('what nothing shows is said to the developer, with what to mount', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const late = createToastQueue();
    late.show('Saved');
    vi.advanceTimersByTime(5_000);
    late.attach();
    vi.advanceTimersByTime(60_000);
    expect(warn).not.toHaveBeenCalled();
    createToastQueue().show('Saved');
    vi.advanceTimersByTime(60_000);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^toast\(\): .* Mount <Toaster \/>/)]]);
    warn.mockRestore();
  });

  test('shown and taken back in one tick none stands, taken back and shown in one tick it does', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show('Saved');
    queue.dismiss();
    expect(textsOf(queue)).toEqual([]);
    queue.dismiss();
    queue.show('Saved');
    expect(textsOf(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1499);
    expect(textsOf(queue)).toEqual(['Saved']);
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

  test(
    'a list shows in order, without repeats and blanks, and closes as one',
    { tags: ['8.message'] },
    async () => {
      const queue = createToastQueue();
      queue.attach();
      const handle = queue.show(['First', 'Second', 'First', ' ']);
      expect(textsOf(queue)).toEqual(['First', 'Second']);
      handle.dismiss();
      expect(textsOf(queue)).toEqual([]);
      await expect(handle.closed).resolves.toEqual({ reason: 'dismiss' });
    },
  );

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
    expect(queue.host().getShown()).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(queue.host().getShown()).toHaveLength(0);
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

describe('a blank text', () => {
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warn.mockRestore();
    vi.unstubAllEnvs();
  });

  test.each(['', ' ', undefined as unknown as string])(
    '%j shows nothing and is named to the developer',
    async (text) => {
      const queue = createToastQueue();
      queue.attach();
      const handle = queue.show(text);
      expect(textsOf(queue)).toEqual([]);
      await expect(handle.closed).resolves.toEqual({ reason: 'dismiss' });
      for (const [said] of warn.mock.calls)
        expect(said).toMatch(/^toast\(\): the message .* is blank\. Nothing /);
    },
  );

  test('is named while developing, not in production', () => {
    const queue = createToastQueue();
    vi.stubEnv('NODE_ENV', 'production');
    queue.show('\t');
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'test');
    queue.show('\t');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('closes the toast whose text it would replace', async () => {
    const queue = createToastQueue();
    queue.attach();
    const handle = queue.show('Saving', { id: 'save', durationMs: Infinity });
    queue.show('', { id: 'save' });
    await expect(handle.closed).resolves.toEqual({ reason: 'dismiss' });
    const other = queue.show('Saving', { durationMs: Infinity });
    other.update('');
    await expect(other.closed).resolves.toEqual({ reason: 'dismiss' });
  });

  test('of a wait leaves its spinner, and of its outcome ends it', async () => {
    const queue = createToastQueue();
    queue.attach();
    toastPromise(queue, Promise.resolve(), { loading: '', success: 'Saved', error: '' });
    expect(queue.host().getShown()).toMatchObject([{ message: '', tone: 'pending' }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(textsOf(queue)).toEqual(['Saved']);
    queue.dismiss();
    toastPromise(queue, Promise.reject(new Error('offline')), {
      loading: 'Saving',
      success: '',
      error: () => [],
    });
    expect(textsOf(queue)).toEqual(['Saving']);
    await vi.advanceTimersByTimeAsync(0);
    expect(textsOf(queue)).toEqual([]);
  });
});

describe('update', () => {
  test('changes the words in place, restarts the time and keeps tone and action that are not named', () => {
    const queue = createToastQueue();
    queue.attach();
    const action = { label: 'Undo', onAction: () => undefined };
    const handle = queue.show('Saving', { tone: 'success', action });
    queue.show('Other', { durationMs: 60_000 });
    vi.advanceTimersByTime(1000);
    handle.update('Saved');
    expect(queue.host().getShown()[0]).toMatchObject({ message: 'Saved', tone: 'success', action });
    vi.advanceTimersByTime(1499);
    expect(textsOf(queue)).toEqual(['Saved', 'Other']);
    vi.advanceTimersByTime(1);
    expect(textsOf(queue)).toEqual(['Other']);
    handle.update('Too late');
    expect(textsOf(queue)).toEqual(['Other']);
  });

  test('of a closed toast never reaches a later one with the same id', () => {
    const queue = createToastQueue();
    queue.attach();
    const first = queue.show('First', { id: 'a' });
    first.dismiss();
    queue.show('Second', { id: 'a' });
    first.update('First again');
    expect(textsOf(queue)).toEqual(['Second']);
  });

  test('of a list changes its last', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show(['One', 'Two']).update('Three');
    expect(textsOf(queue)).toEqual(['One', 'Three']);
    queue.show([]).update('Nothing');
    expect(textsOf(queue)).toEqual(['One', 'Three']);
  });
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
