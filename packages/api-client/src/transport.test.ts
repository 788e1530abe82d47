import { expect, test } from 'vitest';
import { DEFAULT_TIMEOUT_MS, timeoutOf } from './transport.js';

test('a call waits ten seconds unless it asks for more than two', { tags: ['9.timeouts'] }, () => {
  expect(DEFAULT_TIMEOUT_MS).toBe(10_000);
  expect(timeoutOf(undefined, DEFAULT_TIMEOUT_MS)).toBe(10_000);
  expect(timeoutOf(2_000, DEFAULT_TIMEOUT_MS)).toBe(10_000);
  expect(timeoutOf(2_001, DEFAULT_TIMEOUT_MS)).toBe(2_001);
  expect(timeoutOf(60_000, DEFAULT_TIMEOUT_MS)).toBe(60_000);
});
