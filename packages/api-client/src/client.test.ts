import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient, type ClientOptions, type UnauthorizedEvent } from './client.js';
import { ApiError, clientCode } from './errors.js';
import { json, serve, type TestServer } from './testing/serve.js';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

type Answer = Parameters<typeof serve>[0];

async function clientOf(answer: Answer, options: Partial<ClientOptions> = {}) {
  server = await serve(answer);
  return createClient({
    baseUrl: `${server.baseUrl}/api/v1`,
    getToken: () => 'token-1',
    getLocale: () => 'de',
    ...options,
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const ticket = { symbol: 'NLTO', direction: 'long', orderType: 'market', quantity: '100' } as const;
const withKey = { params: { header: { 'Idempotency-Key': 'k1' } }, body: ticket };

describe('a call', () => {
  test('carries the token, the platform and the language', { tags: ['7.headers'] }, async () => {
    const client = await clientOf((_, response) => {
      json(response, 200, { data: [], next_cursor: null });
    });
    await client.get('/account');
    expect(server?.requests[0]).toMatchObject({
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
    expect(server?.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('speaks snake_case on the wire and camelCase in the app', { tags: ['7.headers'] }, async () => {
    const client = await clientOf((_, response) => {
      json(response, 201, { id: 'ord_1', order_price: '41', fills: [{ filled_at: 'x' }] });
    });
    const order = await client.post('/order', {
      ...withKey,
      body: { ...ticket, stopLoss: '38', timeInForce: 'gtc' },
    });
    expect(JSON.parse(server?.requests[0]?.body ?? '')).toEqual({
      symbol: 'NLTO',
      direction: 'long',
      order_type: 'market',
      quantity: '100',
      stop_loss: '38',
      time_in_force: 'gtc',
    });
    expect(server?.requests[0]?.headers['idempotency-key']).toBe('k1');
    expect(order).toEqual({ id: 'ord_1', orderPrice: '41', fills: [{ filledAt: 'x' }] });
  });

  test('renames query parameters and fills in the path', async () => {
    const client = await clientOf((_, response) => {
      json(response, 200, { data: [], next_cursor: null });
    });
    await client.get('/instrument', { params: { query: { marketId: 'HK', limit: 5 } } });
    await client.get('/index/{symbol}', { params: { path: { symbol: 'NA-500' } } });
    expect(server?.requests.map((request) => request.url)).toEqual([
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
    expect(JSON.parse(server?.requests[0]?.body ?? '')).toHaveProperty('areaCode', '+1');
  });

  test('resolves with nothing where the answer has no body', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(204).end();
    });
    expect(await client.post('/member/logout')).toBeUndefined();
  });
});

describe('a refusal', () => {
  const problem = {
    type: '/errors/validation',
    title: 'Invalid request',
    status: 400,
    code: 'validation',
    message: ['Minimum unit 1', 'wrong amount'],
    errors: [
      { path: 'quantity', code: 'minimum_unit', message: 'Minimum unit 1', params: { min_unit: '1' } },
      { path: 'stop_loss', code: 'wrong_amount', message: 'wrong amount' },
    ],
    request_id: 'req_1',
  };

  test(
    'becomes an ApiError with every message, field and the request id',
    { tags: ['8.message'] },
    async () => {
      const client = await clientOf((_, response) => {
        json(response, 400, problem);
      });
      const error = await failureOf(client.post('/order', withKey));
      expect(error).toMatchObject({
        code: 'validation',
        status: 400,
        messages: ['Minimum unit 1', 'wrong amount'],
        requestId: 'req_1',
        retryAfterS: undefined,
      });
      expect(error.fieldErrors).toEqual([
        { path: 'quantity', code: 'minimum_unit', message: 'Minimum unit 1', params: { min_unit: '1' } },
        { path: 'stopLoss', code: 'wrong_amount', message: 'wrong amount', params: {} },
      ]);
    },
  );

  test('says how long to wait', async () => {
    const client = await clientOf((_, response) => {
      json(
        response,
        429,
        { ...problem, code: 'rate_limited', message: 'Please wait a moment' },
        { 'Retry-After': '60' },
      );
    });
    const error = await failureOf(client.get('/account'));
    expect(error).toMatchObject({
      code: 'rate_limited',
      retryAfterS: 60,
      messages: ['Please wait a moment'],
    });
  });

  test('of a proxy is an ApiError as well', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    expect(await failureOf(client.get('/account'))).toMatchObject({
      code: 'http_502',
      status: 502,
      messages: [],
    });
  });

  test('is also an answer that ends early', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[');
    });
    expect((await failureOf(client.get('/account'))).code).toBe(clientCode.network);
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

describe('a call without an answer', () => {
  test(
    'ends with -9999 when its time is over, and the late answer is dropped',
    { tags: ['8.timeout'] },
    async () => {
      let answer = (): void => {};
      const client = await clientOf((_, response) => {
        answer = () => json(response, 200, { data: [], next_cursor: null });
      });
      const error = await failureOf(client.get('/account', { timeoutMs: 2_100 }));
      expect(error).toMatchObject({ code: -9999, status: 0, messages: [] });
      answer();
    },
  );

  test('counts the time of the body as well', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":');
    });
    expect((await failureOf(client.get('/account', { timeoutMs: 2_100 }))).code).toBe(-9999);
  });

  test('ends with 600003 when its caller gives up', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const failure = failureOf(client.get('/account', { signal: controller.signal }));
    await wait(50);
    controller.abort();
    expect((await failure).code).toBe(600003);
  });

  test('ends although Node collects garbage meanwhile', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const late = failureOf(client.get('/account', { timeoutMs: 2_100 }));
    const left = failureOf(client.get('/account', { signal: controller.signal }));
    await wait(50);
    for (let round = 0; round < 3; round += 1) {
      collectGarbage();
      await wait(10);
    }
    controller.abort();
    expect((await left).code).toBe(600003);
    expect((await late).code).toBe(-9999);
  });

  test('ends with 5 when the server cannot be reached', { tags: ['8.codes'] }, async () => {
    const client = await clientOf(() => undefined);
    await server?.close();
    expect((await failureOf(client.get('/account'))).code).toBe(5);
  });
});

describe('a download', () => {
  test('brings the file, and the name that the server gives it', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="a.csv"',
      });
      response.end('id');
    });
    const { content, disposition } = await client.download('/export/1/file');
    expect(await content.text()).toBe('id');
    expect(disposition).toBe('attachment; filename="a.csv"');
  });

  test('over a network that fails ends with 602001', async () => {
    const client = await clientOf(() => undefined);
    await server?.close();
    expect((await failureOf(client.download('/upload/1'))).code).toBe(602001);
  });

  test('that its caller gives up ends with 600003, and one that takes too long with -9999', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const given = failureOf(client.download('/upload/1', { signal: controller.signal }));
    controller.abort();
    expect((await given).code).toBe(600003);
    expect((await failureOf(client.download('/upload/1', { timeoutMs: 2_001 }))).code).toBe(-9999);
  });
});

describe('a double tap', () => {
  test('sends one request; the second tap is refused with -9998', { tags: ['8.prevented'] }, async () => {
    const client = await clientOf(async (_, response) => {
      await wait(100);
      json(response, 201, { id: 'ord_1' });
    });
    const first = client.post('/order', withKey);
    expect((await failureOf(client.post('/order', withKey))).code).toBe(-9998);
    expect(await first).toEqual({ id: 'ord_1' });
    expect(server?.requests).toHaveLength(1);
  });

  test('does not block another order, the same order later, or reads', async () => {
    const client = await clientOf(async (_, response) => {
      await wait(20);
      json(response, 200, { data: [], next_cursor: null });
    });
    await Promise.all([
      client.post('/order', withKey),
      client.post('/order', { ...withKey, body: { ...ticket, quantity: '200' } }),
      client.get('/account'),
      client.get('/account'),
    ]);
    await client.post('/order', withKey);
    expect(server?.requests).toHaveLength(5);
  });

  test('does not refuse a preview or a quote that is being asked for already', async () => {
    const client = await clientOf(async (_, response) => {
      await wait(20);
      json(response, 200, {});
    });
    await Promise.all([
      client.post('/order/preview', { body: ticket }),
      client.post('/order/preview', { body: ticket }),
      client.post('/loan/quote', { body: { productId: 'usd_7', amount: '1000' } }),
      client.post('/loan/quote', { body: { productId: 'usd_7', amount: '1000' } }),
    ]);
    expect(server?.requests).toHaveLength(4);
  });

  test('allows the same call again after a failure', async () => {
    let answers = 0;
    const client = await clientOf((_, response) => {
      answers += 1;
      json(response, answers === 1 ? 500 : 201, { id: 'ord_1' });
    });
    await failureOf(client.post('/order', withKey));
    expect(await client.post('/order', withKey)).toEqual({ id: 'ord_1' });
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
