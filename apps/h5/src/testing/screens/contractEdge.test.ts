import { expect, onTestFinished, test, vi } from 'vitest';
import { createContractEdge, type ContractOperation, type Network } from './contractEdge.js';

const operation = (path: string, example: unknown, isPublic = false): ContractOperation => ({
  method: 'GET',
  path,
  isPublic,
  status: 200,
  type: path.startsWith('/stream') ? 'text/event-stream' : 'application/json',
  example,
});
const account = { id: 'acc_1', currency: 'USD', available_funds: '10.5', used: '2' };
const examples = {
  operations: [
    operation('/market/app', { data: [{ id: 'US' }], next_cursor: null }, true),
    operation('/quote', { data: [{ symbol: 'A' }, { symbol: 'B' }], next_cursor: 'more' }, true),
    operation('/position', { data: [{ status: 'open' }, { status: 'closing_review' }], next_cursor: null }),
    operation('/position/{id}', { id: 'pos_1' }),
    operation('/account', { data: [account], next_cursor: null }),
    operation('/nothing', undefined),
    operation('/stream/quote', 'id: 1\nevent: quote\ndata: {}\n\n', true),
    operation('/stream/member', 'event: sync\ndata: {}\n\n'),
  ],
  unauthenticated: { code: 'unauthenticated' },
  failure: { code: 'internal' },
};

function edge(network: Network = 'filled') {
  const otherwise = vi.fn(() => Promise.resolve(new Response('file')));
  const made = createContractEdge(examples, network, '/api/v1', otherwise);
  const ask = (path: string, init: RequestInit = { headers: { authorization: 'Bearer t' } }) =>
    made.fetch(`http://app.test/api/v1${path}`, init);
  const body = async (path: string): Promise<unknown> => (await ask(path)).json();
  return { ...made, ask, body, otherwise };
}

test('answers with the example, all of its rows on one page', async () => {
  expect(await edge().body('/quote')).toEqual({
    data: [{ symbol: 'A' }, { symbol: 'B' }],
    next_cursor: null,
  });
  expect(await edge().body('/position/pos_1')).toEqual({ id: 'pos_1' });
});

test('answers with the rows that the parameters select', async () => {
  expect(await edge().body('/quote?symbols=B,C&limit=5')).toMatchObject({ data: [{ symbol: 'B' }] });
  expect(await edge().body('/position?state=closing')).toMatchObject({
    data: [{ status: 'closing_review' }],
  });
});

test('leaves other addresses to the network', async () => {
  const { fetch, otherwise } = edge();
  expect(await (await fetch('http://app.test/assets/flag.svg')).text()).toBe('file');
  expect(otherwise).toHaveBeenCalledOnce();
});

test('refuses a request without the session that it needs', async () => {
  const { ask } = edge();
  expect((await ask('/account', {})).status).toBe(401);
  expect((await ask('/quote', {})).status).toBe(200);
});

test.for(['/nothing', '/unknown'])('refuses %s, which has no example', async (path) => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => report.mockRestore());
  await expect(edge().ask(path)).rejects.toThrow(`no example of an answer to GET ${path}`);
  expect(report).toHaveBeenCalledOnce();
});

test('answers a new customer with empty lists and no money', async () => {
  const { body } = edge('empty');
  expect(await body('/position')).toEqual({ data: [], next_cursor: null });
  expect(await body('/account')).toMatchObject({ data: [{ ...account, available_funds: '0', used: '0' }] });
  expect(await body('/quote')).toMatchObject({ data: [{ symbol: 'A' }, { symbol: 'B' }] });
});

test('fails with the error of the contract, but not what the app starts with', async () => {
  const { ask } = edge('failed');
  const failed = await ask('/account');
  expect([failed.status, await failed.json()]).toEqual([500, { code: 'internal' }]);
  expect((await ask('/market/app')).status).toBe(200);
});

test('never answers while loading, until the request is aborted', async () => {
  const { ask, openRequests } = edge('loading');
  const abort = new AbortController();
  const answer = ask('/quote', { signal: abort.signal });
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 20));
  expect(await Promise.race([answer, late])).toBe('late');
  expect(openRequests()).toBe(0);
  abort.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('repeats prices, so that an open market is not silent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const reader = (await edge().ask('/stream/quote')).body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe('id: 1\nevent: quote\ndata: {}\n\n');
  vi.advanceTimersByTime(2_000);
  expect(await next()).toBe('event: quote\ndata: {}\n\n');
  await reader?.cancel();
  expect(vi.getTimerCount()).toBe(0);
});

test('sends the events of a stream and keeps it open until it is cut', async () => {
  const { ask, cut } = edge();
  const reader = (await ask('/stream/member')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('event: sync\ndata: {}\n\n');
  cut('streams');
  await expect(reader?.read()).rejects.toThrow('lost');
  await expect(ask('/stream/member')).rejects.toThrow('lost');
  expect((await ask('/quote')).status).toBe(200);
  cut('everything');
  await expect(ask('/quote')).rejects.toThrow('lost');
});
