import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendOnce } from './firstCalls.js';

const URL_OF_ALL = 'https://broker.test/api/v1/language';
const SIGN = `GET ${URL_OF_ALL} de Bearer token-1`;
const request = (init?: RequestInit) =>
  new Request(URL_OF_ALL, { headers: { 'Accept-Language': 'de', Authorization: 'Bearer token-1' }, ...init });
/** Left before the app's own modules run. */
const early = (globalThis.earlyCalls ??= {});
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('asked anew')));
  early[SIGN] = Promise.resolve(new Response('asked early'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete early[SIGN];
});

test('the answer to the same call is taken, and serves once', async () => {
  expect(await textOf(sendOnce(request()))).toBe('asked early');
  expect(await textOf(sendOnce(request()))).toBe('asked anew');
});

test.each([
  ['another language', { headers: { 'Accept-Language': 'fr', Authorization: 'Bearer token-1' } }],
  ['another customer', { headers: { 'Accept-Language': 'de', Authorization: 'Bearer token-2' } }],
  ['a visitor', { headers: { 'Accept-Language': 'de' } }],
  ['a write', { method: 'PUT' }],
])('%s asks for itself', async (_what, init) => {
  expect(await textOf(sendOnce(request(init)))).toBe('asked anew');
});

test('a call that got no answer is sent again', async () => {
  early[SIGN] = Promise.reject(new Error('no network'));
  expect(await textOf(sendOnce(request()))).toBe('asked anew');
});
