import { describe, expect, test } from 'vitest';
import type { UnauthorizedEvent } from './client.js';
import { clientCode } from './errors.js';
import { json } from './testing/serve.js';
import { failureOf, ticket, withKey, useTestClient } from './testing/testClient.js';

const { clientOf, server } = useTestClient();

describe('a call', () => {
  test('carries the token, the platform and the language', { tags: ['7.headers'] }, async () => {
    const client = await clientOf((_, response) => {
      json(response, 200, { data: [], next_cursor: null });
    });
    await client.get('/account');
    expect(server()?.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/v1/account',
      headers: { authorization: 'Bearer token-1', platform: 'h5', 'accept-language': 'de' },
    });
  });

  test('carries no authorization without a session', async () => {
    const client = await clientOf(
      (_, response) => {
        json(response, 200, { data: [], next_cursor: null });
      },
      { getToken: () => null },
    );
    await client.get('/language');
    expect(server()?.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('speaks snake_case on the wire and camelCase in the app', { tags: ['7.headers'] }, async () => {
    const client = await clientOf((_, response) => {
      json(response, 201, { id: 'ord_1', order_price: '41', fills: [{ filled_at: 'x' }] });
    });
    const order = await client.post('/order', {
      ...withKey,
      body: { ...ticket, stopLoss: '38', timeInForce: 'gtc' },
    });
    expect(JSON.parse(server()?.requests[0]?.body ?? '')).toEqual({
      symbol: 'NLTO',
      direction: 'long',
      order_type: 'market',
      quantity: '100',
      stop_loss: '38',
      time_in_force: 'gtc',
    });
    expect(server()?.requests[0]?.headers['idempotency-key']).toBe('k1');
    expect(order).toEqual({ id: 'ord_1', orderPrice: '41', fills: [{ filledAt: 'x' }] });
  });

  test('renames query parameters and fills in the path', async () => {
    const client = await clientOf((_, response) => {
      json(response, 200, { data: [], next_cursor: null });
    });
    await client.get('/instrument', { params: { query: { marketId: 'HK', limit: 5 } } });
    await client.get('/index/{symbol}', { params: { path: { symbol: 'NA-500' } } });
    expect(server()?.requests.map((request) => request.url)).toEqual([
      '/api/v1/instrument?market_id=HK&limit=5',
      '/api/v1/index/NA-500',
    ]);
  });

  test('leaves areaCode of the phone login as the contract spells it', async () => {
    const client = await clientOf((_, response) => {
      json(response, 200, { token: 't', customer: null });
    });
    await client.post('/member/login/phone', {
      body: { phone: '2025550101', areaCode: '+1', password: 'Fairlot26' },
    });
    expect(JSON.parse(server()?.requests[0]?.body ?? '')).toHaveProperty('areaCode', '+1');
  });

  test('resolves with nothing where the answer has no body', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(204).end();
    });
    expect(await client.post('/member/logout')).toBeUndefined();
  });
});

describe('a lost session', () => {
  const unauthenticated = { code: 'unauthenticated', message: 'Please Login', status: 401, request_id: 'r' };

  test('is reported once, however many calls it fails', async () => {
    const events: UnauthorizedEvent[] = [];
    const client = await clientOf(
      (_, response) => {
        json(response, 401, unauthenticated);
      },
      { onUnauthorized: (event) => events.push(event) },
    );
    await Promise.all([failureOf(client.get('/account')), failureOf(client.get('/watchlist'))]);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ hadToken: true, error: { code: 'unauthenticated' } });
  });

  test('is not reported when a new session has begun in the meantime', async () => {
    let token = 'old';
    const events: UnauthorizedEvent[] = [];
    const client = await clientOf(
      (_, response) => {
        token = 'new';
        json(response, 401, unauthenticated);
      },
      { getToken: () => token, onUnauthorized: (event) => events.push(event) },
    );
    await failureOf(client.get('/account'));
    expect(events).toEqual([]);
  });
});

describe('the timeouts of an app', () => {
  const never = () => undefined;

  test('are how long an answer, a file and a stream are waited for', async () => {
    const timeouts = { timeoutMs: 120, downloadMs: 120, socketMs: 120 };
    const client = await clientOf(never, { timeouts });
    const { signal } = new AbortController();
    const calls = [
      client.get('/account'),
      client.download('/upload/u1'),
      client.stream('/stream/member', { query: {}, lastEventId: undefined, signal }),
    ];
    for (const error of await Promise.all(calls.map(failureOf))) expect(error.code).toBe(clientCode.timeout);
  });

  test('end no stream that has opened', async () => {
    const client = await clientOf(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(': here\n\n');
        setTimeout(() => response.end('data: later\n\n'), 400);
      },
      { timeouts: { socketMs: 150 } },
    );
    const { signal } = new AbortController();
    const bytes = await client.stream('/stream/member', { query: {}, lastEventId: undefined, signal });
    expect(await new Response(bytes).text()).toContain('later');
  });
});
