import { ApiError, clientCode } from '@fairlot/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf, statusOf } from './statusOf.js';

afterEach(() => vi.unstubAllGlobals());

const unwell = new ApiError({ code: 'unavailable', status: 503, retryAfterS: 600 });
const network = new ApiError({ code: clientCode.network });

test('loaded data stays after a failed refetch', () => {
  expect(statusOf({ data: [1], error: unwell })).toBe('ready');
  expect(statusOf({ data: [], error: null }, true)).toBe('empty');
  expect(statusOf({ data: undefined, error: null }, true)).toBe('loading');
});

test('a server under maintenance is not a failed connection', () => {
  expect(statusOf({ data: undefined, error: unwell })).toBe('maintenance');
  expect(failureOf(new ApiError({ code: 'unavailable', status: 503, retryAfterS: 5 }))).toBe('error');
  expect(failureOf(new ApiError({ code: 'unavailable', status: 503 }))).toBe('error');
  expect(failureOf(new ApiError({ code: 'internal', status: 500 }))).toBe('error');
  expect(failureOf(new Error('not of the server'))).toBe('error');
  expect(failureOf(null)).toBe('error');
});

test('a network failure counts as offline only if the device says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureOf(network)).toBe('offline');
  expect(failureOf(unwell)).toBe('maintenance');
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureOf(network)).toBe('error');
});
