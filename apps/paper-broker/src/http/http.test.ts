import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { commonHeaders } from './headers.js';
import { openOrderApp, ticket, type OrderApp } from './testing/openOrderApp.js';

describeOnBothStores('the HTTP side', (makeStore) => {
  let db: Database;
  let test: OrderApp;

  beforeAll(async () => {
    db = await makeStore();
    test = await openOrderApp(db);
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
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
      const answer = await test.order(ticket);
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
          headers: { authorization: test.authorization, 'if-match': '"1"' },
          payload: { price: '1' },
        });
        const body = two.json<{ message: string[]; errors: { message: string }[] }>();
        expect(body.message).toEqual(body.errors.map((error) => error.message));
        expect(body.message).toHaveLength(2);
        const one = await test.order({ ...ticket, quantity: '-1' });
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
      const before = test.placed;
      expect((await test.order(body)).json()).toMatchObject({ status, code });
      expect(test.placed).toBe(before);
    });

    it.each([' 1', '1 ', '+1', '1e1', '01', '-1', '1.', '1,5', '\u0661'])(
      'refuses the quantity "%s"',
      async (quantity) => {
        const before = test.placed;
        const answer = await test.order({ ...ticket, quantity });
        expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
        expect(test.placed).toBe(before);
      },
    );

    it('names the field, what is wrong with it and the limit', async () => {
      const answer = await test.order({ ...ticket, order_type: 'limit', price: '1.123456789' });
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
      expect((await test.order('a=b', { 'content-type': 'text/plain' })).json()).toMatchObject({
        status: 415,
      });
      expect(
        (await test.order(ticket, { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
      ).toBe(415);
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
      'limit=07',
      'limit=7.0',
      'limit=00',
      'limit=-0',
      'limit=1_0',
      'limit=10n',
      'limit=%D9%A1',
      'limit=',
    ])('refuses the query %s', async (query) => {
      const answer = await test.app.inject({
        url: `/api/v1/order?${query}`,
        headers: { authorization: test.authorization },
      });
      expect(answer.json()).toMatchObject({ status: 400, code: 'validation', errors: [{ path: 'limit' }] });
    });

    it('answers a body that is not UTF-8', async () => {
      const payload = Buffer.from(JSON.stringify(ticket).replace('NLTO', 'NLT\u00ff'), 'latin1');
      const headers = {
        authorization: test.authorization,
        'content-type': 'application/json',
        'idempotency-key': 'latin',
      };
      const answer = await test.app.inject({ method: 'POST', url: '/api/v1/order', headers, payload });
      expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_json' });
    });

    it.each(['symbol', 'client_order_id', 'password'])(
      'is what half a character in %s answers',
      async (field) => {
        const answer = await test.order({ ...ticket, [field]: 'A\ud800B' });
        expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_json' });
      },
    );

    it.each(['symbol=%ff', 'symbol=%c3%28', 'symbol=%zz', 'symbol=%', '%ff=1'])(
      'refuses the query %s, which is no text',
      async (query) => {
        const answer = await test.app.inject({
          url: `/api/v1/order?${query}`,
          headers: { authorization: test.authorization },
        });
        expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
      },
    );

    it('asks who it is before it looks at the body', async () => {
      expect((await test.order('{', { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
    });
  });

  describe('the request limits', () => {
    it('let 60 orders a minute through, count no replay, and say when it goes on', async () => {
      test.clock.advanceWall(61_000);
      test.authorization = await test.signIn('carla');
      for (let count = 0; count < 59; count += 1) expect((await test.order(ticket)).statusCode).toBe(201);
      const last = await test.order(ticket, { 'idempotency-key': 'last' });
      expect(last.headers).toMatchObject({
        'ratelimit-policy': '"order";q=60;w=60',
        ratelimit: '"order";r=0;t=60',
      });
      const refused = await test.order(ticket);
      expect(refused.json()).toMatchObject({
        status: 429,
        code: 'rate_limited',
        message: 'Please wait a moment',
      });
      expect(refused.headers['retry-after']).toBe('60');
      expect((await test.order(ticket, { authorization: test.other })).statusCode).toBe(201);
      test.clock.advanceWall(61_000);
      for (let count = 0; count < 5; count += 1) {
        const replay = await test.order(ticket, { 'idempotency-key': 'last' });
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
});
