import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { warningsGiven } from '../checks/warnOnce.js';
import { textsOf } from '../testing/shownToasts.js';
import { createToastQueue } from './toastQueue.js';

beforeEach(() => {
  // Another file may have caused the same warning.
  warningsGiven.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
