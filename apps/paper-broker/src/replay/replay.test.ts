import type { AddressInfo } from 'node:net';
import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertOperations } from '../alerts/operations.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { joinMember } from '../members/testing/joinMember.js';
import { orderOperations } from '../trading/orders/operations.js';
import { createHaltBook } from '../market/haltBook.js';
import { createMarketOperations } from '../marketOperations.js';

describeOnBothStores('a historical replay', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(
      db,
      (context) => ({
        ...createMarketOperations(context, {
          halts: createHaltBook(context),
          clockMode: () => 'manual',
          broke: () => undefined,
          countOpenOffers: () => Promise.resolve({ ipoOpen: 0, quantOpen: 0 }),
        }),
        ...orderOperations(context),
        ...alertOperations(context),
      }),
      { rateLimits: false },
    );
    ({ token } = await db.transaction((tx) => joinMember(tx, test.context)));
  });
  afterAll(async () => {
    test.app.server.closeAllConnections();
    await test.app.close();
    await db.close();
  });

  const get = async <Row>(path: string): Promise<{ status: number; data: Row[]; body: unknown }> => {
    const answer = await test.app.inject({ url: `/api/v1${path}` });
    const body = answer.json<{ data: Row[] }>();
    return { status: answer.statusCode, data: body.data, body };
  };
  const post = async (path: string, payload: object): Promise<unknown[]> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    const answer = await test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };

  it('is listed with its dates and where they come from', async () => {
    const { data } = await get<Wire['Replay']>('/replay');
    expect(data).toEqual([
      expect.objectContaining({
        symbol: 'SPX',
        name: 'S&P 500',
        from_date: '2000-01-03',
        to_date: '2020-04-17',
        days: 5105,
        licence: 'BSD-3-Clause',
      }),
    ]);
  });

  it('is found by its symbol and its name, never without its dates', async () => {
    for (const q of ['spx', 'S%26P']) {
      const { data } = await get<Wire['SearchResult']>(`/search?q=${q}`);
      expect(data[0]).toEqual({
        type: 'replay',
        id: 'SPX',
        symbol: 'SPX',
        title: 'S&P 500',
        subtitle: '2000-01-03 – 2020-04-17',
      });
    }
    expect((await get('/search?q=spx&type=index')).data).toEqual([]);
    const { data } = await get<Wire['SearchResult']>('/symbol');
    expect(data.length).toBeGreaterThan(400);
    expect(data.filter(({ type }) => type === 'replay')).toHaveLength(1);
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toSorted());
  });

  it('has quotes as old as its last day, beside current ones', async () => {
    const { data } = await get<Wire['Quote']>('/quote?symbols=NA-500,SPX');
    expect(data[1]).toMatchObject({ symbol: 'SPX', last: '2874.56', as_of: '2020-04-17T20:00:00.000Z' });
    expect(data[0]?.as_of).toContain('2026');
  });

  it('has bars of its real days, in whatever stretch is asked for', async () => {
    const last = await get<Wire['Candle']>('/candle?symbol=SPX&interval=1d&limit=2');
    expect(last.data.map(({ t }) => t)).toEqual(['2020-04-16T13:30:00.000Z', '2020-04-17T13:30:00.000Z']);
    const period = 'from=2008-09-15T00:00:00.000Z&to=2008-09-17T00:00:00.000Z';
    const crash = await get<Wire['Candle']>(`/candle?symbol=SPX&interval=1d&${period}`);
    expect(crash.data.map(({ close }) => close)).toEqual(['1192.7', '1213.6']);
    const year = 'from=2008-01-01T00:00:00.000Z&to=2009-01-01T00:00:00.000Z';
    expect((await get(`/candle?symbol=SPX&interval=1mo&${year}`)).data).toHaveLength(12);
    const later = 'from=2025-01-01T00:00:00.000Z&to=2026-01-01T00:00:00.000Z';
    expect((await get(`/candle?symbol=SPX&interval=1d&${later}`)).data).toEqual([]);
  });

  it('has no prices within a day, and says so', async () => {
    const { status, body } = await get('/candle?symbol=SPX&interval=5m');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'range_invalid', errors: [{ path: 'interval' }] });
  });

  it('cannot be traded, watched or alerted of', async () => {
    const order = { symbol: 'SPX', direction: 'long', order_type: 'market', quantity: '1' };
    expect(await post('/order', order)).toEqual([404, 'not_found']);
    expect(await post('/order/preview', order)).toEqual([404, 'not_found']);
    expect(await post('/alert', { symbol: 'SPX', kind: 'above', value: '3000' })).toEqual([404, 'not_found']);
    expect((await get('/instrument/SPX')).status).toBe(404);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/watchlist',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'History' },
    });
    const { id } = answer.json<Wire['Watchlist']>();
    expect(await post(`/watchlist/${id}/item`, { symbol: 'SPX' })).toEqual([404, 'not_found']);
  });

  it('says its one quote on the stream, and nothing after', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/stream/quote?symbols=SPX`, {
      signal: stop.signal,
    });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('"as_of":"2020-04-17T20:00:00.000Z"');
    stop.abort();
  });
});
