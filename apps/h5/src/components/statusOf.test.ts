import { ApiError, clientCode } from '@fairlot/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf, statusOf } from './statusOf.js';

afterEach(() => vi.unstubAllGlobals());

const unwell = new ApiError({ code: 'unavailable', status: 503, retryAfterS: 600 });
const network = new ApiError({ code: clientCode.network });

test('what has arrived stays, whatever became of asking again', () => {
  expect(statusOf({ data: [1], error: unwell })).toBe('ready');
  expect(statusOf({ data: [], error: null }, true)).toBe('empty');
  expect(statusOf({ data: undefined, error: null }, true)).toBe('loading');
});

test('a server that is being worked on is no failure of the connection', () => {
  expect(statusOf({ data: undefined, error: unwell })).toBe('maintenance');
  expect(failureOf(new ApiError({ code: 'unavailable', status: 503, retryAfterS: 5 }))).toBe('error');
  expect(failureOf(new ApiError({ code: 'unavailable', status: 503 }))).toBe('error');
  expect(failureOf(new ApiError({ code: 'internal', status: 500 }))).toBe('error');
  expect(failureOf(new Error('not of the server'))).toBe('error');
  expect(failureOf(null)).toBe('error');
});

test('a network that failed is offline only where the device says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureOf(network)).toBe('offline');
  expect(failureOf(unwell)).toBe('maintenance');
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureOf(network)).toBe('error');
});
