import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warningsGiven } from '../checks/warnOnce.js';
import { createLoadingChannel, LOADING_DELAY_MS } from './loadingChannel.js';

beforeEach(() => {
  // Another file may have caused the same warning.
  warningsGiven.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openChannel() {
  const warnings: string[] = [];
  const channel = createLoadingChannel(() => warnings.push('unpaired'));
  return { channel, warnings };
}

test('a short wait shows nothing', () => {
  const { channel } = openChannel();
  const wait = channel.show();
  vi.advanceTimersByTime(LOADING_DELAY_MS - 1);
  wait.done();
  vi.advanceTimersByTime(1000);
  expect(channel.getState()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait appears after 200 ms', () => {
  const { channel } = openChannel();
  const wait = channel.show();
  vi.advanceTimersByTime(199);
  expect(channel.getState()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(channel.getState()).not.toBeNull();
  wait.done();
});

test('what nothing shows is said to the developer, with what to mount', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shown = createLoadingChannel(() => undefined);
  shown.subscribe(() => undefined);
  shown.show();
  vi.advanceTimersByTime(LOADING_DELAY_MS);
  expect(warn).not.toHaveBeenCalled();
  const { channel } = openChannel();
  channel.show();
  vi.advanceTimersByTime(LOADING_DELAY_MS);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^loading\.show\(\): .* Mount <LoadingOverlay \/>/)],
  ]);
  warn.mockRestore();
});

test('it stays until the last one is done and shows the newest label', { tags: ['9.toast'] }, () => {
  const { channel, warnings } = openChannel();
  const first = channel.show({ label: 'Profile', mask: true });
  const second = channel.show({ label: 'Balances' });
  vi.advanceTimersByTime(LOADING_DELAY_MS);
  expect(channel.getState()).toEqual({ label: 'Balances', hasMask: true });
  vi.advanceTimersByTime(1e8);
  expect(channel.getState()).toEqual({ label: 'Balances', hasMask: true });
  second.done();
  expect(channel.getState()).toEqual({ label: 'Profile', hasMask: true });
  first.done();
  expect(channel.getState()).toBeNull();
  expect(warnings).toEqual([]);
});

test('a second done only warns and ends nobody else', { tags: ['8.unpaired'] }, () => {
  const { channel, warnings } = openChannel();
  const first = channel.show({ label: 'A' });
  channel.show({ label: 'B' });
  vi.advanceTimersByTime(LOADING_DELAY_MS);
  first.done();
  first.done();
  expect(warnings).toEqual(['unpaired']);
  expect(channel.getState()?.label).toBe('B');
});

test('an abort ends it, and done after that is no mistake', () => {
  const { channel, warnings } = openChannel();
  const page = new AbortController();
  const wait = channel.show({ signal: page.signal });
  vi.advanceTimersByTime(LOADING_DELAY_MS);
  page.abort();
  expect(channel.getState()).toBeNull();
  wait.done();
  channel.show({ signal: page.signal });
  vi.advanceTimersByTime(LOADING_DELAY_MS);
  expect(channel.getState()).toBeNull();
  expect(warnings).toEqual([]);
});
