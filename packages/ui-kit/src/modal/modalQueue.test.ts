import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createModalQueue } from './modalQueue.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('questions wait for one another and each gets its own answer', async () => {
  const queue = createModalQueue();
  const first = queue.ask({ kind: 'confirm', options: { title: 'First' } });
  const second = queue.ask({ kind: 'prompt', options: { title: 'Second', label: 'Name' } });
  expect(queue.host().getShown()?.options.title).toBe('First');
  queue.settle(queue.host().getShown()?.id ?? 0, 'escape');
  expect(queue.host().getShown()?.options.title).toBe('Second');
  queue.settle(queue.host().getShown()?.id ?? 0, 'confirm', 'Ada');
  await expect(first).resolves.toEqual({ confirmed: false, confirm: false, cancel: true, reason: 'escape' });
  await expect(second).resolves.toEqual({
    confirmed: true,
    confirm: true,
    cancel: false,
    reason: 'confirm',
    value: 'Ada',
  });
  expect(queue.host().getShown()).toBeUndefined();
});

test('a question settles once', async () => {
  const queue = createModalQueue();
  const answer = queue.ask({ kind: 'alert', options: {} });
  const id = queue.host().getShown()?.id ?? 0;
  queue.settle(id, 'confirm');
  queue.settle(id, 'cancel');
  await expect(answer).resolves.toMatchObject({ confirmed: true });
});

test('the host going away settles every question, a double mount does not', async () => {
  const queue = createModalQueue();
  const detach = queue.attach();
  const first = queue.ask({ kind: 'confirm', options: {} });
  const second = queue.ask({ kind: 'confirm', options: {} });
  detach();
  const detachAgain = queue.attach();
  vi.runAllTimers();
  expect(queue.host().getShown()).toBeDefined();
  detachAgain();
  vi.runAllTimers();
  await expect(first).resolves.toMatchObject({ confirmed: false, reason: 'unmount' });
  await expect(second).resolves.toMatchObject({ confirmed: false, reason: 'unmount' });
});

test("the owner's signal ends a question, waiting or not even asked", async () => {
  const queue = createModalQueue();
  const page = new AbortController();
  const open = queue.ask({ kind: 'confirm', options: { signal: page.signal } });
  page.abort();
  await expect(open).resolves.toMatchObject({ reason: 'unmount' });
  await expect(queue.ask({ kind: 'confirm', options: { signal: page.signal } })).resolves.toMatchObject({
    reason: 'unmount',
  });
});

test('a question asked while its host is being mounted waits for it', () => {
  const queue = createModalQueue();
  void queue.ask({ kind: 'alert', options: { title: 'Early' } });
  vi.advanceTimersByTime(20);
  queue.attach();
  vi.runAllTimers();
  expect(queue.host().getShown()?.options.title).toBe('Early');
});

test('a question waits for a host that is expected, however late it comes', async () => {
  const expecting = createModalQueue(() => true);
  let outcome = 'none';
  const asked = expecting.ask({ kind: 'confirm', options: {} }).then(
    ({ reason }) => (outcome = reason),
    () => (outcome = 'rejected'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toBe('none');
  expecting.attach();
  expecting.settle(expecting.host().getShown()?.id ?? 0, 'confirm');
  await asked;
  expect(outcome).toBe('confirm');
});

test('without a host a question fails at once, in a sentence that says what to mount', async () => {
  const queue = createModalQueue();
  const asked = queue.ask({ kind: 'confirm', options: { title: 'Lost' } });
  const failed = expect(asked).rejects.toThrow(/^Nothing can show confirm\(\): mount <ModalHost \/>[^.]*\.$/);
  vi.advanceTimersByTime(100);
  await failed;
  queue.attach();
  expect(queue.host().getShown()).toBeUndefined();
});

test('leaving a page settles what was asked on it, but for what is under way', async () => {
  const queue = createModalQueue();
  queue.attach('/first');
  const running = queue.ask({ kind: 'confirm', options: {} });
  const waiting = queue.ask({ kind: 'confirm', options: {} });
  const id = queue.host().getShown()?.id ?? 0;
  queue.setBusy(id, true);
  queue.attach('/second');
  await expect(waiting).resolves.toEqual({
    confirmed: false,
    confirm: false,
    cancel: true,
    reason: 'navigated',
  });
  expect(queue.host().getShown()?.id).toBe(id);
  queue.settle(id, 'confirm');
  await expect(running).resolves.toMatchObject({ confirmed: true });

  const failed = queue.ask({ kind: 'confirm', options: {} });
  const next = queue.host().getShown()?.id ?? 0;
  queue.setBusy(next, true);
  queue.setBusy(next, false);
  queue.attach('/third');
  await expect(failed).resolves.toMatchObject({ reason: 'navigated' });
});
