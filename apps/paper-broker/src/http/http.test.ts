import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createMember } from '../members/createMember.js';
import { openSession } from '../members/sessions.js';
import { contractPath } from './contract.js';
import { commonHeaders } from './headers.js';
import { idempotently } from './idempotency.js';
import type { Call, EventSink, Operations } from './operation.js';
import { refuseField, Refusal } from './refusal.js';
import { createTestApp, type TestApp } from './testing/createTestApp.js';

/** The example of an order in the contract. */
const exampleOrder = (
  parse(readFileSync(contractPath, 'utf8')) as {
    components: { responses: { Order: { content: { 'application/json': { example: Wire['Order'] } } } } };
  }
).components.responses.Order.content['application/json'].example;

const ticket = { symbol: 'NLTO', direction: 'long', order_type: 'market', quantity: '1' };

describeOnBothStores('the HTTP side', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let authorization: string;
  let other: string;
  /** What the next `placeOrder` does; each test sets it. */
  let place: () => Promise<void> = async () => undefined;
  let placed = 0;
  let sink: EventSink | undefined;

  const signIn = async (nickname: string): Promise<string> => {
    const token = await db.transaction(async (tx) => {
      const member = { mail: `${nickname}@fairlot.example`, phone: null, nickname, passwordHash: '-' };
      const memberId = (await createMember(tx, test.context, member)) ?? '';
      return openSession(tx, test.context, { memberId, platform: 'h5', address: '127.0.0.1' });
    });
    return `Bearer ${token}`;
  };

  beforeAll(async () => {
    db = await makeStore();
    const operationsOf = (): Operations => ({
      placeOrder: (call) =>
        idempotently(test.context, call, async (tx) => {
          placed += 1;
          await tx
            .insertInto('instrument_status')
            .values({ symbol: `ROW${placed}`, status: 'active', changed_at: new Date() })
            .execute();
          await place();
          return { status: 201, body: { ...exampleOrder, secret: 'not in the contract' } };
        }),
      listLanguages: async () => ({
        status: 200,
        body: { data: [{ key: 'en', label: 'English' }], next_cursor: null },
      }),
      listQuotes: async () => {
        throw new Error('select * from somewhere secret');
      },
      listOrders: async (call) => ({
        status: 200,
        body: { data: [], next_cursor: String(call.query.limit) },
      }),
      amendOrder: async () => {
        throw new Refusal('validation', {
          fields: [
            { path: 'price', code: 'tick_size', params: { step: '0.01' } },
            { path: 'stop_loss', code: 'stop_loss_side', params: { price: '10' } },
          ],
        });
      },
      streamQuotes: async () => ({
        status: 200,
        stream: (given) => {
          sink = given;
          return () => void (sink = undefined);
        },
      }),
    });
    test = await createTestApp(db, operationsOf, { rateLimits: true });
    authorization = await signIn('ada');
    other = await signIn('bob');
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const order = (body: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/order',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': `key-${Math.random()}`,
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  describe('an answer', () => {
    it.each([
      '/api/v1/language',
      '/api/v1/nothing',
      '/api/v1/order',
      '/api/v1/quote?symbols=A',
      '/healthz',
      '/readyz',
      '/metrics',
      '/x',
    ])('of %s carries the common headers and no CORS header', async (url) => {
      const { headers } = await test.app.inject({ url });
      for (const [name, value] of Object.entries(commonHeaders))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['x-request-id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['access-control-allow-origin']).toBeUndefined();
      if (url.startsWith('/api/')) expect(headers['ratelimit']).toMatch(/^"\w+";r=\d+;t=\d+$/);
    });

    it('holds only what the contract says', async () => {
      const answer = await order(ticket);
      expect(answer.statusCode).toBe(201);
      expect(answer.payload).not.toContain('secret');
    });

    it('of reference data is known by its tag', async () => {
      const first = await test.app.inject({ url: '/api/v1/language' });
      expect(first.headers['cache-control']).toBe('public, max-age=60');
      const etag = String(first.headers['etag']);
      const again = await test.app.inject({ url: '/api/v1/language', headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      const changed = await test.app.inject({
        url: '/api/v1/language',
        headers: { 'if-none-match': '"old"' },
      });
      expect(changed.statusCode).toBe(200);
    });

    it('reveals nothing about an unexpected error', async () => {
      const answer = await test.app.inject({ url: '/api/v1/quote?symbols=A' });
      expect(answer.json()).toMatchObject({ status: 500, code: 'internal' });
      expect(answer.payload).not.toMatch(/secret|select|\.ts/);
    });
  });

  describe('a refusal', () => {
    it('is a problem document in the language asked for', async () => {
      const answer = await test.app.inject({
        url: '/api/v1/order',
        headers: { 'accept-language': 'pt;q=0.9, fr-CH;q=0.8, en;q=0.1' },
      });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'www-authenticate': 'Bearer',
      });
      expect(answer.json()).toEqual({
        type: '/errors/unauthenticated',
        title: 'Unauthenticated',
        status: 401,
        code: 'unauthenticated',
        message: 'Veuillez vous connecter',
        errors: [],
        request_id: answer.headers['x-request-id'],
      });
    });

    it(
      'has a list of messages exactly when it has several errors, in the same order',
      { tags: ['8.message'] },
      async () => {
        const two = await test.app.inject({
          method: 'PATCH',
          url: '/api/v1/order/ord_00000000000000000000000000',
          headers: { authorization, 'if-match': '"1"' },
          payload: { price: '1' },
        });
        const body = two.json<{ message: string[]; errors: { message: string }[] }>();
        expect(body.message).toEqual(body.errors.map((error) => error.message));
        expect(body.message).toHaveLength(2);
        const one = await order({ ...ticket, quantity: '-1' });
        expect(one.json()).toMatchObject({ status: 400, code: 'validation', message: 'Minimum unit 1' });
      },
    );

    it.each([
      ['{', 400, 'malformed_json'],
      ['', 400, 'malformed_json'],
      ['[]', 400, 'validation'],
      ['"x"', 400, 'validation'],
      ['{"__proto__":{"a":1}}', 400, 'malformed_json'],
      [JSON.stringify({ ...ticket, status: 1 }), 400, 'unknown_field'],
      [JSON.stringify({ ...ticket, member_id: 'x' }), 400, 'unknown_field'],
      [JSON.stringify({ ...ticket, quantity: 1 }), 400, 'validation'],
      [JSON.stringify({ ...ticket, symbol: '../etc' }), 400, 'validation'],
      ['['.repeat(10_000) + ']'.repeat(10_000), 400, 'validation'],
      [`"${'A'.repeat(100_000)}"`, 413, 'payload_too_large'],
    ])('answers the body %s with %i %s', async (body, status, code) => {
      const before = placed;
      expect((await order(body)).json()).toMatchObject({ status, code });
      expect(placed).toBe(before);
    });

    it.each([' 1', '1 ', '+1', '1e1', '01', '-1', '1.', '1,5', '\u0661'])(
      'refuses the quantity "%s"',
      async (quantity) => {
        const before = placed;
        const answer = await order({ ...ticket, quantity });
        expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
        expect(placed).toBe(before);
      },
    );

    it('names the field, what is wrong with it and the limit', async () => {
      const answer = await order({ ...ticket, order_type: 'limit', price: '1.123456789' });
      expect(answer.json<{ errors: unknown[] }>().errors).toEqual([
        {
          path: 'price',
          code: 'too_many_decimals',
          message: 'Please enter no more than 8 decimal places.',
          params: { max: '8' },
        },
      ]);
    });

    it('answers another content type with 415, an unknown path with 404 and a wrong method with 405', async () => {
      expect((await order('a=b', { 'content-type': 'text/plain' })).json()).toMatchObject({ status: 415 });
      expect((await order(ticket, { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
        415,
      );
      expect((await test.app.inject({ url: '/api/v1/nothing' })).json()).toMatchObject({
        status: 404,
        code: 'not_found',
      });
      const wrong = await test.app.inject({ method: 'DELETE', url: '/api/v1/language' });
      expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'GET, HEAD']);
    });

    it.each([
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=abc',
      'limit=1&limit=2',
      'limit=1.5',
      'limit=1e1',
      'limit=+1',
      'limit=%201',
      'limit=0x1',
      'limit=',
    ])('refuses the query %s', async (query) => {
      const answer = await test.app.inject({ url: `/api/v1/order?${query}`, headers: { authorization } });
      expect(answer.json()).toMatchObject({ status: 400, code: 'validation', errors: [{ path: 'limit' }] });
    });

    it('answers a body that is not UTF-8', async () => {
      const payload = Buffer.from(JSON.stringify(ticket).replace('NLTO', 'NLT\u00ff'), 'latin1');
      const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'latin' };
      const answer = await test.app.inject({ method: 'POST', url: '/api/v1/order', headers, payload });
      expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_json' });
    });

    it.each(['symbol', 'client_order_id', 'password'])(
      'is what half a character in %s answers',
      async (field) => {
        const answer = await order({ ...ticket, [field]: 'A\ud800B' });
        expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_json' });
      },
    );

    it.each(['symbol=%ff', 'symbol=%c3%28', 'symbol=%zz', 'symbol=%', '%ff=1'])(
      'refuses the query %s, which is no text',
      async (query) => {
        const answer = await test.app.inject({ url: `/api/v1/order?${query}`, headers: { authorization } });
        expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
      },
    );

    it('asks who it is before it looks at the body', async () => {
      expect((await order('{', { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
    });
  });

  describe('an idempotency key', () => {
    const keyed = (key: string, body: object = ticket, headers: Record<string, string> = {}) =>
      order(body, { 'idempotency-key': key, ...headers });

    it('is required where the contract says so, as 1 to 64 visible characters', async () => {
      for (const key of ['', 'x'.repeat(65), 'with space']) {
        expect((await keyed(key)).json()).toMatchObject({ status: 400, code: 'idempotency_key_required' });
      }
    });

    it('makes a call happen once and repeats its answer', async () => {
      const before = placed;
      const first = await keyed('once');
      const again = await keyed('once', Object.fromEntries(Object.entries(ticket).reverse()));
      expect(placed).toBe(before + 1);
      expect(again.payload).toBe(first.payload);
      expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
        undefined,
        'true',
      ]);
    });

    it('belongs to one member', async () => {
      const before = placed;
      await keyed('shared');
      await keyed('shared', ticket, { authorization: other });
      expect(placed).toBe(before + 2);
    });

    it('is refused with another body', async () => {
      await keyed('taken');
      const answer = await keyed('taken', { ...ticket, quantity: '2' });
      expect(answer.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    });

    it('stores a business refusal, undoes what it wrote and repeats it', async () => {
      place = () => Promise.reject(refuseField('price', 'price_band', { percentage: '30', last: '10' }));
      const first = await keyed('refused');
      place = async () => undefined;
      const again = await keyed('refused');
      expect(first.json()).toMatchObject({ status: 422, code: 'price_band' });
      expect(again.payload).toBe(first.payload);
      expect(again.headers['idempotent-replayed']).toBe('true');
      const row = await db.read
        .selectFrom('instrument_status')
        .selectAll()
        .where('symbol', '=', `ROW${placed}`)
        .execute();
      expect(row).toEqual([]);
    });

    it('does not store a failure of ours, so that the call can be tried again', async () => {
      place = () => Promise.reject(new Error('disk on fire'));
      expect((await keyed('failed')).statusCode).toBe(500);
      place = async () => undefined;
      const again = await keyed('failed');
      expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
    });

    it('answers 409 while the first call is running', async () => {
      const call = {
        operationId: 'logoutMember',
        operation: 'POST /member/logout',
        idempotencyKey: 'running',
        body: undefined,
      } as Call<'logoutMember'>;
      let finish = (): void => undefined;
      let hasStarted = (): void => undefined;
      const started = new Promise<void>((resolve) => (hasStarted = resolve));
      const first = idempotently(
        test.context,
        call,
        () => {
          hasStarted();
          return new Promise((resolve) => (finish = () => resolve({ status: 204 })));
        },
        'someone',
      );
      await started;
      const second = idempotently(test.context, call, async () => ({ status: 204 }), 'someone');
      await expect(second).rejects.toMatchObject({
        code: 'idempotency_in_progress',
        status: 409,
        retryAfterS: 1,
      });
      finish();
      expect(await first).toEqual({ status: 204 });
      const third = await idempotently(test.context, call, async () => ({ status: 204 }), 'someone');
      expect(third).toEqual({ status: 204, isReplay: true });
    });
  });

  describe('the request limits', () => {
    it('let 60 orders a minute through, count no replay, and say when it goes on', async () => {
      test.clock.advanceWall(61_000);
      authorization = await signIn('carla');
      for (let count = 0; count < 59; count += 1) expect((await order(ticket)).statusCode).toBe(201);
      const last = await order(ticket, { 'idempotency-key': 'last' });
      expect(last.headers).toMatchObject({
        'ratelimit-policy': '"order";q=60;w=60',
        ratelimit: '"order";r=0;t=60',
      });
      const refused = await order(ticket);
      expect(refused.json()).toMatchObject({
        status: 429,
        code: 'rate_limited',
        message: 'Please wait a moment',
      });
      expect(refused.headers['retry-after']).toBe('60');
      expect((await order(ticket, { authorization: other })).statusCode).toBe(201);
      test.clock.advanceWall(61_000);
      for (let count = 0; count < 5; count += 1) {
        const replay = await order(ticket, { 'idempotency-key': 'last' });
        expect(replay.headers['ratelimit']).toBe('"order";r=60;t=60');
      }
    });

    it('are not changed by a header that names another address', async () => {
      const read = (address: string) =>
        test.app.inject({ url: '/api/v1/language', headers: { 'x-forwarded-for': address } });
      const left = (answer: { headers: Record<string, unknown> }): number =>
        Number(/r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1]);
      expect(left(await read('203.0.113.1')) - left(await read('203.0.113.2'))).toBe(1);
    });
  });

  describe('a stream', () => {
    const connect = (port: number, headers: Record<string, string> = {}) =>
      new Promise<{ status: number; headers: object; text: () => string; close: () => void }>((resolve) => {
        const request = httpRequest({
          port,
          host: '127.0.0.1',
          path: '/api/v1/stream/quote?symbols=A',
          headers,
        });
        request.on('response', (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('error', () => undefined);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: () => text,
            close: () => request.destroy(),
          });
        });
        request.on('error', () => undefined);
        request.end();
      });

    it('numbers its events from where the reader was, and ends its source with the reader', async () => {
      await test.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = test.app.server.address() as AddressInfo;
      const stream = await connect(port, { 'last-event-id': '41' });
      expect(stream.status).toBe(200);
      expect(stream.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'x-simulated': 'true',
      });
      expect(stream.headers).not.toHaveProperty('ratelimit');
      sink?.send({ event: 'quote', data: { last: '1' }, key: 'A' });
      sink?.send({ event: 'status', data: {} });
      await expect
        .poll(stream.text)
        .toBe('id: 42\nevent: quote\ndata: {"last":"1"}\n\nid: 43\nevent: status\ndata: {}\n\n');
      stream.close();
      await expect.poll(() => sink).toBeUndefined();
    });

    it('is open four times for one member at most', async () => {
      const { port } = test.app.server.address() as AddressInfo;
      const streams = await Promise.all([1, 2, 3, 4].map(() => connect(port, { authorization })));
      const fifth = await connect(port, { authorization });
      expect(fifth.status).toBe(429);
      await expect.poll(fifth.text).toContain('too_many_streams');
      const anonymous = await connect(port);
      expect(anonymous.status).toBe(200);
      for (const stream of [...streams, anonymous]) stream.close();
    });
  });
});
