import { randomBytes } from 'node:crypto';
import { get as getRaw, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestEntropy } from '../clock/testing.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { joinMember } from '../members/testing/joinMember.js';
import { idempotently } from './idempotency.js';
import type { Operations } from './operation.js';
import { createRateLimiter } from './rateLimiter.js';
import { ratePolicies } from './rateLimits.js';
import { Refusal } from './refusal.js';
import { createTestApp, type TestApp } from './testing/createTestApp.js';

describeOnBothStores('request limits', (makeStore, kind) => {
  let db: Database;
  let test: TestApp;
  const entropy = createTestEntropy('limits');

  const operations = (): Operations => ({
    listOrders: async () => ({ status: 200, body: { data: [], next_cursor: null } }),
    // Resolves the session itself, as the real operation does.
    placeOrder: Object.assign(
      async () => {
        throw new Refusal('unauthenticated');
      },
      { resolvesSession: true as const },
    ),
    createTransfer: (call) =>
      idempotently(test.context, call, async () => {
        throw new Refusal('same_account');
      }),
    loginMember: async () => {
      throw new Refusal('invalid_credentials');
    },
    sendCode: async () => ({ status: 202, body: { expires_in: 600, resend_in: 60 } }),
    listCandles: async () => ({ status: 200, body: { data: [], next_cursor: null } }),
    streamQuotes: async () => {
      throw new Refusal('not_found');
    },
  });
  const open = (): Promise<TestApp> =>
    createTestApp(db, operations, { rateLimits: true, trustedProxies: ['127.0.0.1'] });

  beforeAll(async () => void (db = await makeStore()));
  beforeEach(async () => {
    test = await open();
    await db.prepared('clear_rates', 'delete from rate_window', []);
  });
  afterEach(() => test.app.close());
  afterAll(() => db.close());

  const signIn = (): Promise<string> =>
    db.transaction(async (tx) => {
      const { token } = await joinMember(tx, { ...test.context, entropy });
      return token;
    });
  const guess = (): string => randomBytes(32).toString('base64url');
  const get = (url: string, token?: string, from = '203.0.113.1', app: FastifyInstance = test.app) =>
    app.inject({
      url: `/api/v1${url}`,
      headers: {
        'x-forwarded-for': from,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
  const post = (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
    app: FastifyInstance = test.app,
  ) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: { 'x-forwarded-for': '203.0.113.1', ...headers },
      payload,
    });
  const tally = (answers: readonly { readonly statusCode: number }[]): Record<number, number> => {
    const counts: Record<number, number> = {};
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    return counts;
  };
  const repeat = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => {
    const results: T[] = [];
    for (let index = 0; index < times; index += 1) results.push(await work(index));
    return results;
  };
  const ticket = { symbol: 'NLTO', direction: 'long', order_type: 'market', quantity: '1' };

  it('stop callers who try tokens, whether the gate or the operation checks them', async () => {
    expect(tally(await repeat(310, () => get('/order', guess())))).toEqual({ 401: 300, 429: 10 });
    const orders = await repeat(310, () =>
      post('/order', ticket, {
        authorization: `Bearer ${guess()}`,
        'idempotency-key': 'k',
        'x-forwarded-for': '203.0.113.2',
      }),
    );
    expect(tally(orders)).toEqual({ 401: 300, 429: 10 });
  });

  it('do not touch a known member while somebody else tries tokens from the same address', async () => {
    const token = await signIn();
    expect((await get('/order', token)).statusCode).toBe(200);
    await repeat(301, () => get('/order', guess()));
    expect((await get('/order', guess())).statusCode).toBe(429);
    const answer = await get('/order', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['ratelimit-policy']).toBe('"read";q=600;w=60');
  });

  it.each([
    '/api/v1',
    '/%61pi/v1',
    '/api%2fv1',
    '//api/v1',
    'http://a.example/api/v1',
    'HTTP://a.example/%61pi/v1',
  ])('count calls of %s, or find nothing there', async (base) => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const [status, headers] = await new Promise<[number | undefined, IncomingHttpHeaders]>(
      (resolve, reject) => {
        const options = { port, agent: false, path: `${base}/candle?symbol=NLTO&interval=1d` };
        getRaw(options, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers]);
        }).on('error', reject);
      },
    );
    if (status !== 404) expect([status, headers['ratelimit']]).toEqual([200, '"anonymous";r=295;t=60']);
  });

  it('count a network of 64 bits as one in IPv6', async () => {
    for (let host = 1; host <= 300; host += 1)
      await get('/order', guess(), `2001:db8:0:1::${host.toString(16)}`);
    expect((await get('/order', guess(), '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await get('/order', guess(), '2001:db8:0:2::1')).statusCode).toBe(401);
  });

  it('count streams as they are opened', async () => {
    const opened = await repeat(245, () => get('/stream/quote?symbols=NLTO'));
    expect(tally(opened)).toEqual({ 404: 240, 429: 5 });
  });

  it('count by the work that is asked for', async () => {
    const heavy = await repeat(10, () => get('/candle?symbol=NLTO&interval=1mo&limit=1000'));
    expect(tally(heavy)).toEqual({ 200: 6, 429: 4 });
    const light = await repeat(10, () =>
      get('/candle?symbol=NLTO&interval=1d&limit=100', undefined, '203.0.113.9'),
    );
    expect(tally(light)).toEqual({ 200: 10 });
    expect(light.at(-1)?.headers['ratelimit']).toBe('"anonymous";r=290;t=60');
  });

  it('answer a repeated call as before though its member has none left', async () => {
    const authorization = `Bearer ${await signIn()}`;
    const transfer = {
      from_account_id: 'acc_00000000000000000000000000',
      to_account_id: 'acc_00000000000000000000000000',
      amount: '1',
    };
    const send = (key: string) => post('/transfer', transfer, { authorization, 'idempotency-key': key });
    const first = await send('first');
    expect(first.json()).toMatchObject({ status: 422, code: 'same_account' });
    await repeat(119, (index) => send(`next${index}`));
    expect((await send('one too many')).statusCode).toBe(429);
    const again = await send('first');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.payload).toBe(first.payload);
    expect((await send('one too many')).statusCode).toBe(429);
  });

  // Only PostgreSQL is shared by several processes.
  if (kind === 'postgres') {
    it('are shared by the processes of one database', async () => {
      const second = await open();
      const apps = [test.app, second.app];
      const signIns = await repeat(14, (index) =>
        post('/member/login', { mail: 'a@fairlot.example', password: 'wrong' }, {}, apps[index % 2]),
      );
      expect(tally(signIns)).toEqual({ 422: 10, 429: 4 });

      const code = (app: FastifyInstance) =>
        post('/member/code', { channel: 'mail', mail: 'a@fairlot.example', purpose: 'reset' }, {}, app);
      expect(tally(await repeat(100, () => code(test.app)))).toEqual({ 202: 100 });
      await expect
        .poll(async () => {
          const [row] = await db.prepared<{ count: number }>(
            'read_rate',
            "select count from rate_window where key = 'default 203.0.113.1'",
            [],
          );
          return row?.count;
        })
        .toBe(100);
      expect((await code(second.app)).statusCode).toBe(202);
      await expect.poll(async () => (await code(second.app)).headers['ratelimit']).toMatch(/r=\d;/);
      expect(tally(await repeat(20, () => code(second.app)))).toMatchObject({
        429: expect.any(Number) as number,
      });
      await second.app.close();
    });
  }

  it('go on in each process alone while the store does not answer, and are shared again after', async () => {
    const wall = (): Date => new Date('2026-03-02T15:00:00.000Z');
    const sent: number[] = [];
    let isDown = true;
    const limiter = createRateLimiter(wall, async (changes) => {
      if (isDown) throw new Error('connection lost');
      sent.push(...changes.map(({ change }) => change));
      return [];
    });
    const states = await repeat(11, () => limiter.take(ratePolicies.auth, 'someone'));
    expect(states.map((state) => state.isAllowed)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
    ]);
    isDown = false;
    await limiter.share();
    expect(sent).toEqual([10]);
    limiter.stop();
  });

  it('begin anew when the clock is set back, also for a count of a process whose clock was wrong', async () => {
    let now = new Date('2026-03-02T15:00:00.000Z');
    const endsAt = later(now, 2 * HOUR_MS);
    const limiter = createRateLimiter(
      () => now,
      (changes) => Promise.resolve(changes.map(({ key }) => ({ key, count: 11, endsAt }))),
    );
    const take = () => repeat(11, () => limiter.take(ratePolicies.auth, 'someone'));
    const tenOfEleven = [...Array.from({ length: 10 }, () => true), false];
    for (const hour of [15, 14]) {
      now = new Date(`2026-03-02T${hour}:00:00.000Z`);
      const states = await take();
      expect(states.map(({ isAllowed }) => isAllowed)).toEqual(tenOfEleven);
      for (const { resetS } of states) expect(resetS).toBeLessThanOrEqual(60);
    }
    limiter.stop();
  });
});
