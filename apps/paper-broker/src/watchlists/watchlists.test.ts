import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Wire } from '@fairlot/api-client/wire';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { announcedTo } from '../events/testing/announcedTo.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { joinMember } from '../members/testing/joinMember.js';
import { createHaltBook } from '../market/haltBook.js';
import { createMarketOperations } from '../marketOperations.js';
import { countWatchers } from './queries.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

describeOnBothStores('watchlists', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let token: string;
  let memberId: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(
      db,
      (context) =>
        createMarketOperations(context, {
          halts: createHaltBook(context),
          clockMode: () => 'manual',
          broke: () => undefined,
          countOpenOffers: () => Promise.resolve({ ipoOpen: 0, quantOpen: 0 }),
        }),
      { rateLimits: false },
    );
  });
  beforeEach(async () => void ({ token, memberId } = await signUp()));
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const signUp = () => db.transaction((tx) => joinMember(tx, test.context));
  const send = (method: Method, path: string, payload?: object, ifMatch?: string, as = token) =>
    test.app.inject({
      method,
      url: `/api/v1/watchlist${path}`,
      headers: {
        authorization: `Bearer ${as}`,
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  const create = async (name: string, position?: number): Promise<Wire['Watchlist']> => {
    const answer = await send('POST', '', position === undefined ? { name } : { name, position });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Wire['Watchlist']>();
  };
  const names = async (): Promise<string[]> =>
    (await send('GET', '')).json<Wire['WatchlistList']>().data.map((list) => list.name);
  const symbols = (count: number): string[] =>
    test.context.market.instruments.slice(0, count).map((instrument) => instrument.symbol);

  describe('lists', () => {
    it('are created at the end or at a place, and shown in order with their quotes', async () => {
      const first = await create('Favourites');
      expect(first).toMatchObject({ name: 'Favourites', position: 0, items: [], version: 1 });
      await create('World');
      await create('Banks', 0);
      expect(await names()).toEqual(['Banks', 'Favourites', 'World']);
      const [symbol = ''] = symbols(1);
      await send('POST', `/${first.id}/item`, { symbol });
      const lists = (await send('GET', '')).json<Wire['WatchlistList']>().data;
      expect(lists.map((list) => list.position)).toEqual([0, 1, 2]);
      expect(lists[1]?.items[0]).toMatchObject({
        symbol,
        name: test.context.market.instrument(symbol)?.name,
        market_id: 'US',
        tick_size: '0.01',
        position: 0,
        quote: { symbol, currency: 'USD' },
      });
    });

    it('hold indices too, which have no price step', async () => {
      const { id } = await create('World');
      const [index] = test.context.market.indices;
      const answer = await send('POST', `/${id}/item`, { symbol: index?.symbol });
      expect(answer.json<Wire['Watchlist']>().items).toMatchObject([
        { symbol: index?.symbol, name: index?.name, market_id: index?.marketId, tick_size: null },
      ]);
    });

    it('have names of their own, without regard to case', async () => {
      await create('Straße');
      const taken = await send('POST', '', { name: 'STRASSE'.replace('SS', 'ß') });
      expect(taken.statusCode).toBe(409);
      expect(taken.json()).toMatchObject({ code: 'name_taken', errors: [{ path: 'name' }] });
      const long = await send('POST', '', { name: 'x'.repeat(41) });
      expect(long.statusCode).toBe(400);
    });

    it('are at most twenty, also when all are created at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => send('POST', '', { name: `List ${index}` })),
      );
      expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(20);
      const refused = answers.filter((answer) => answer.statusCode === 422);
      expect(refused).toHaveLength(4);
      expect(refused[0]?.json()).toMatchObject({ code: 'limit_reached' });
    });

    it('are renamed and moved by whoever knows their version', async () => {
      const list = await create('First');
      await create('Second');
      expect((await send('PATCH', `/${list.id}`, { name: 'Renamed' })).statusCode).toBe(428);
      expect((await send('PATCH', `/${list.id}`, { name: 'Renamed' }, '"7"')).statusCode).toBe(409);
      const answer = await send('PATCH', `/${list.id}`, { name: 'Renamed', position: 19 }, '"1"');
      expect(answer.json()).toMatchObject({ name: 'Renamed', position: 1, version: 2 });
      expect(await names()).toEqual(['Second', 'Renamed']);
      const taken = await send('PATCH', `/${list.id}`, { name: 'second' }, '"2"');
      expect(taken.statusCode).toBe(409);
      expect(await names()).toEqual(['Second', 'Renamed']);
    });

    it('of somebody else are not found', async () => {
      const list = await create('Mine');
      const { token: other } = await signUp();
      for (const [method, path, body] of [
        ['PATCH', '', { name: 'Yours' }],
        ['DELETE', '', undefined],
        ['POST', '/item', { symbol: symbols(1)[0] }],
        ['PUT', '/item', { symbols: [] }],
      ] as const) {
        const answer = await send(method, `/${list.id}${path}`, body, '"1"', other);
        expect(answer.statusCode, `${method} ${path}`).toBe(404);
      }
      expect(await names()).toEqual(['Mine']);
    });

    it('are deleted with what is on them', async () => {
      const list = await create('Gone');
      await send('PUT', `/${list.id}/item`, { symbols: symbols(3) }, '"1"');
      expect((await send('DELETE', `/${list.id}`)).statusCode).toBe(204);
      expect((await send('DELETE', `/${list.id}`)).statusCode).toBe(404);
      expect(await names()).toEqual([]);
    });

    it('are announced to the customer’s other apps, each change once', async () => {
      const list = await create('Shared');
      const [symbol = ''] = symbols(1);
      const changes = [
        () => send('PATCH', `/${list.id}`, { name: 'Renamed' }, '"1"'),
        () => send('POST', `/${list.id}/item`, { symbol }),
        () => send('PUT', `/${list.id}/item`, { symbols: symbols(3) }, '"3"'),
        () => send('DELETE', `/${list.id}/item/${symbol}`),
        () => send('DELETE', `/${list.id}`),
      ];
      for (const [index, change] of changes.entries()) {
        expect((await change()).statusCode).toBeLessThan(300);
        expect(await announcedTo(db, memberId)).toEqual(
          Array.from({ length: index + 2 }, () => `watchlist ${list.id}`),
        );
      }
    });

    it('are for customers only', async () => {
      const answer = await test.app.inject({ url: '/api/v1/watchlist' });
      expect(answer.statusCode).toBe(401);
    });
  });

  describe('symbols', () => {
    it('are added at the end, once', async () => {
      const { id } = await create('Favourites');
      const [a = '', b = ''] = symbols(2);
      expect((await send('POST', `/${id}/item`, { symbol: b })).statusCode).toBe(201);
      expect((await send('POST', `/${id}/item`, { symbol: a })).statusCode).toBe(201);
      const again = await send('POST', `/${id}/item`, { symbol: b });
      expect(again.statusCode).toBe(200);
      const list = again.json<Wire['Watchlist']>();
      expect(list.items.map((item) => item.symbol)).toEqual([b, a]);
      expect(list.version).toBe(3);
    });

    it('are put in order, with indices among them', async () => {
      const { id } = await create('Favourites');
      const wanted = [...symbols(3).reverse(), 'NA-500'];
      const answer = await send('PUT', `/${id}/item`, { symbols: wanted }, '"1"');
      expect(answer.json<Wire['Watchlist']>().items.map((item) => item.symbol)).toEqual(wanted);
      const same = await send('PUT', `/${id}/item`, { symbols: wanted }, '"1"');
      expect(same.json<Wire['Watchlist']>().version).toBe(2);
    });

    it('are put in order only by who has seen the last change, which would be lost otherwise', async () => {
      const { id } = await create('Favourites');
      const [a = '', b = '', c = ''] = symbols(3);
      expect((await send('PUT', `/${id}/item`, { symbols: [a, b] })).json()).toMatchObject({
        status: 428,
        code: 'precondition_required',
      });
      await send('PUT', `/${id}/item`, { symbols: [a, b] }, '"1"');
      await send('POST', `/${id}/item`, { symbol: c });
      expect((await send('PUT', `/${id}/item`, { symbols: [b, a] }, '"2"')).json()).toMatchObject({
        status: 409,
        code: 'version_conflict',
      });
      const put = await send('PUT', `/${id}/item`, { symbols: [c, b, a] }, '"3"');
      expect(put.json<Wire['Watchlist']>().items.map((item) => item.symbol)).toEqual([c, b, a]);
    });

    it('are removed, and removing what is not there changes nothing', async () => {
      const { id } = await create('Favourites');
      const [a = '', b = ''] = symbols(2);
      await send('PUT', `/${id}/item`, { symbols: [a, b] }, '"1"');
      const left = (await send('DELETE', `/${id}/item/${a}`)).json<Wire['Watchlist']>();
      expect(left.items.map((item) => item.symbol)).toEqual([b]);
      const same = (await send('DELETE', `/${id}/item/${a}`)).json<Wire['Watchlist']>();
      expect(same.version).toBe(left.version);
    });

    it('that do not exist are named', async () => {
      const { id } = await create('Favourites');
      const one = await send('POST', `/${id}/item`, { symbol: 'ZZZZ' });
      expect(one.statusCode).toBe(404);
      expect(one.json()).toMatchObject({ errors: [{ path: 'symbol', code: 'not_found' }] });
      const some = await send('PUT', `/${id}/item`, { symbols: [symbols(1)[0], 'ZZZZ'] }, '"1"');
      expect(some.json()).toMatchObject({ errors: [{ path: 'symbols.1' }] });
      expect((await send('POST', `/${id}/item`, { symbol: '../etc' })).statusCode).toBe(400);
    });

    it('are at most two hundred on a list', async () => {
      const { id } = await create('Long');
      expect((await send('PUT', `/${id}/item`, { symbols: symbols(201) }, '"1"')).statusCode).toBe(400);
      expect((await send('PUT', `/${id}/item`, { symbols: symbols(200) }, '"1"')).statusCode).toBe(200);
      const more = await send('POST', `/${id}/item`, { symbol: symbols(201)[200] });
      expect(more.statusCode).toBe(422);
      expect(more.json()).toMatchObject({ code: 'limit_reached' });
    });

    it('added at once by two devices are all there', async () => {
      const { id } = await create('Busy');
      const all = symbols(12);
      await Promise.all(all.map((symbol) => send('POST', `/${id}/item`, { symbol })));
      const [list] = (await send('GET', '')).json<Wire['WatchlistList']>().data;
      expect(list?.items.map((item) => item.symbol).sort()).toEqual(all.toSorted());
    });

    it('count as popular by the lists that hold them', async () => {
      const symbol = symbols(400).at(-1) ?? '';
      for (const name of ['One', 'Two']) {
        const { id } = await create(name);
        await send('POST', `/${id}/item`, { symbol });
      }
      expect((await countWatchers(db)).get(symbol)).toBe(2);
      await send('DELETE', `/${(await create('Three')).id}`);
      const [one] = (await send('GET', '')).json<Wire['WatchlistList']>().data;
      await send('DELETE', `/${one?.id}/item/${symbol}`);
      expect((await countWatchers(db)).get(symbol)).toBe(1);
    });

    it('leave with their list, its count of watchers too, and stay on every other', async () => {
      const onBoth = symbols(410).slice(-10);
      const before = await countWatchers(db);
      const more = async (): Promise<number[]> => {
        const now = await countWatchers(db);
        return onBoth.map((symbol) => (now.get(symbol) ?? 0) - (before.get(symbol) ?? 0));
      };
      const [gone, kept] = [await create('Gone with all'), await create('Kept')];
      for (const { id } of [gone, kept]) await send('PUT', `/${id}/item`, { symbols: onBoth }, '"1"');
      expect(await more()).toEqual(onBoth.map(() => 2));
      expect((await send('DELETE', `/${gone.id}`)).statusCode).toBe(204);
      const items = await db.read
        .selectFrom('watchlist_item')
        .select('watchlist_id')
        .where('watchlist_id', 'in', [gone.id, kept.id])
        .execute();
      expect(items).toEqual(onBoth.map(() => ({ watchlist_id: kept.id })));
      expect(await more()).toEqual(onBoth.map(() => 1));
    });
  });
});
