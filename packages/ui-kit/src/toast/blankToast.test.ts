import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { warningsGiven } from '../checks/warnOnce.js';
import { textsOf } from '../testing/shownToasts.js';
import { createToastQueue } from './toastQueue.js';
import { toastPromise } from './toastPromise.js';

beforeEach(() => {
  // Another file may have caused the same warning.
  warningsGiven.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
