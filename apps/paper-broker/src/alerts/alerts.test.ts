import type { Wire } from '@fairlot/api-client/wire';
import {
  add,
  decimal,
  divide,
  minimum,
  multiply,
  subtract,
  toText,
  truncate,
  type Decimal,
} from '@fairlot/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS, MINUTE_MS } from '../util/durations.js';
import { announcedTo } from '../events/testing/announcedTo.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { earlier, later } from '../util/instants.js';
import { joinMember } from '../members/testing/joinMember.js';
import { noticeOperations } from '../notices/operations.js';
import { alertOperations } from './operations.js';
import { alertWork } from './alertWork.js';
import { runDue } from '../work/runDue.js';

describeOnBothStores('price alerts', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let token: string;
  let memberId: string;
  let symbol: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(
      db,
      (context) => ({ ...alertOperations(context), ...noticeOperations(context) }),
      { rateLimits: false },
    );
  });
  beforeEach(async () => {
    ({ token, memberId } = await signUp());
    symbol = usStock();
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const usStock = () =>
    test.context.market.instruments.find(({ marketId }) => marketId === 'US')?.symbol ?? '';
  const signUp = () => db.transaction((tx) => joinMember(tx, test.context));
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  const set = async (kind: string, value: Decimal): Promise<Wire['Alert']> => {
    const answer = await send('POST', '/alert', { symbol, kind, value: toText(value) });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Wire['Alert']>();
  };
  const find = async (id: string): Promise<Wire['Alert'] | undefined> =>
    (await send('GET', '/alert')).json<Wire['AlertList']>().data.find((alert) => alert.id === id);
  const notices = async (): Promise<readonly Wire['Notice'][]> =>
    (await send('GET', '/notice?kind=alert')).json<Wire['NoticePage']>().data;
  const runAll = async (): Promise<void> => {
    await runDue(test.context, alertWork(test.context));
  };
  const last = (): Decimal => test.context.market.quote(symbol, test.clock.now()).last;
  const share = (part: string): Decimal => multiply(last(), decimal(part), 'down', 2);
  /** A level just above the price that the price path reaches within two days. */
  const nextHigh = (): Decimal => {
    const { market } = test.context;
    const [from, level] = [test.clock.now(), add(last(), decimal('0.01'))];
    const until = later(from, 2 * DAY_MS);
    const crossing = market.firstCrossing(symbol, from, until, { price: level, when: 'at-or-above' });
    expect(crossing).not.toBeNull();
    return level;
  };

  it('fire when the price reaches them, whether the server was running or stopped', async () => {
    const level = add(last(), share('0.003'));
    const from = test.clock.now();
    const crossing = test.context.market.firstCrossing(symbol, from, later(from, 30 * DAY_MS), {
      price: level,
      when: 'at-or-above',
    });
    const asleep = await set('above', level);
    expect(asleep).toMatchObject({ symbol, kind: 'above', state: 'active', fired_at: null });
    expect(crossing).not.toBeNull();
    // The alert is checked three days late and still fires with the moment and price of the crossing.
    test.clock.advance((crossing?.at.getTime() ?? 0) - from.getTime() + 3 * DAY_MS);
    await runAll();
    expect(await find(asleep.id)).toMatchObject({
      state: 'fired',
      fired_at: crossing?.at.toISOString(),
      fired_price: toText(crossing?.price ?? decimal('0')),
    });
    const [notice] = await notices();
    expect(notice).toMatchObject({ ref_type: 'instrument', ref_id: symbol, read: false });
    expect(notice?.title).toContain(`${symbol} rose to`);
  });

  it('below a price and by a percentage of the previous close fire too', async () => {
    const below = await set('below', subtract(last(), share('0.002')));
    // Choose a percentage below today's change, so that the alert is not met yet.
    const now = test.context.market.quote(symbol, test.clock.now()).changePercentage;
    const wanted = truncate(minimum(subtract(now, decimal('0.5')), decimal('-0.4')), 2);
    const percent = await set('percent', wanted);
    for (let day = 0; day < 40; day += 1) {
      test.clock.advance(DAY_MS);
      await runAll();
    }
    expect(await find(below.id)).toMatchObject({ state: 'fired' });
    const fired = await find(percent.id);
    expect(fired).toMatchObject({ state: 'fired' });
    const at = new Date(fired?.fired_at ?? '');
    const quote = test.context.market.quote(symbol, at);
    expect(quote.sessionStatus).toBe('open');
    expect(quote.changePercentage <= add(wanted, decimal('0.01'))).toBe(true);
    const before = test.context.market.quote(symbol, earlier(at, 1000));
    // One second earlier the fall was smaller, unless the session opened with it.
    if (before.sessionStatus === 'open')
      expect(before.changePercentage > subtract(wanted, decimal('0.01'))).toBe(true);
  });

  it('on a fund follow its daily price, and not its holdings in between', async () => {
    const { market } = test.context;
    symbol = market.instruments.find(({ productType }) => productType === 'FUND')?.symbol ?? '';
    const pathFrom = test.clock.now();
    const from = last();
    // The price path reaches this level before a daily price does.
    const level = add(from, decimal('0.01'));
    const alert = await set('above', level);
    const half = truncate(divide(market.quote(symbol, pathFrom).changePercentage, decimal('2'), 'down'), 2);
    expect(
      (await send('POST', '/alert', { symbol, kind: 'percent', value: toText(half) })).json(),
    ).toMatchObject({
      code: 'already_met',
    });
    let hours = 0;
    while (last() < level && hours < 24 * 60) {
      expect(await find(alert.id)).toMatchObject({ state: 'active' });
      test.clock.advance(60 * MINUTE_MS);
      await runAll();
      hours += 1;
    }
    const fired = await find(alert.id);
    expect(fired).toMatchObject({ state: 'fired', fired_price: toText(last()) });
    const firedAt = new Date(fired?.fired_at ?? '');
    expect(market.quote(symbol, firedAt).last >= level).toBe(true);
    expect(market.quote(symbol, earlier(firedAt, 1)).last < level).toBe(true);
  });

  it('fire once, and in one process only', async () => {
    const alert = await set('above', nextHigh());
    test.clock.advance(4 * DAY_MS);
    await Promise.all([runAll(), runAll(), runAll()]);
    await runAll();
    expect(await find(alert.id)).toMatchObject({ state: 'fired' });
    expect(await notices()).toHaveLength(1);
  });

  it('wait while trading is halted and there is no new price', async () => {
    await db.read
      .insertInto('instrument_status')
      .values({ symbol, status: 'halted', changed_at: test.clock.now() })
      .execute();
    const alert = await set('above', nextHigh());
    test.clock.advance(4 * DAY_MS);
    await runAll();
    expect(await find(alert.id)).toMatchObject({ state: 'active' });
    await db.read.deleteFrom('instrument_status').execute();
    test.clock.advance(4 * DAY_MS + 2 * MINUTE_MS);
    await runAll();
    expect(await find(alert.id)).toMatchObject({ state: 'fired' });
  });

  it('are refused where they are impossible, and are one if set again while they wait', async () => {
    const tell = async (body: object): Promise<unknown[]> => {
      const answer = await send('POST', '/alert', { symbol, kind: 'above', value: '45', ...body });
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await tell({ value: '0' })).toEqual([422, 'wrong_amount']);
    expect(await tell({ value: '-1' })).toEqual([422, 'wrong_amount']);
    expect(await tell({ kind: 'percent', value: '-100' })).toEqual([422, 'wrong_amount']);
    expect(await tell({ symbol: 'ZZZZ9' })).toEqual([404, 'not_found']);
    expect(await tell({ kind: 'sideways' })).toEqual([400, 'validation']);
    const { id } = await set('above', decimal('99999'));
    const again = await send('POST', '/alert', { symbol, kind: 'above', value: '99999.00' });
    expect([again.statusCode, again.json<{ id: string }>().id]).toEqual([200, id]);
  });

  it('are refused, with the price, where their condition already holds', async () => {
    const { market } = test.context;
    const status = () => market.quote(symbol, test.clock.now()).sessionStatus;
    const tell = async (kind: string, value: Decimal) => {
      const answer = await send('POST', '/alert', { symbol, kind, value: toText(value) });
      return answer.json<object>();
    };
    for (let hour = 0; hour < 48 && status() !== 'open'; hour += 1) test.clock.advance(60 * MINUTE_MS);
    const refused = {
      status: 422,
      code: 'already_met',
      errors: [{ path: 'value', params: { last: toText(last()), currency: 'USD' } }],
    };
    expect(await tell('above', last())).toMatchObject(refused);
    expect(await tell('above', subtract(last(), share('0.5')))).toMatchObject(refused);
    expect(await tell('below', last())).toMatchObject(refused);
    expect(await tell('below', add(last(), share('0.5')))).toMatchObject(refused);
    const change = market.quote(symbol, test.clock.now()).changePercentage;
    const half = truncate(divide(change, decimal('2'), 'down'), 2);
    expect(await tell('percent', half)).toMatchObject(refused);
    for (let hour = 0; hour < 48 && status() === 'open'; hour += 1) test.clock.advance(60 * MINUTE_MS);
    // The change of the next session counts from that session's own previous close.
    expect(await tell('percent', half)).toMatchObject({ state: 'active' });
    expect(await tell('above', last())).toMatchObject({ code: 'already_met' });
  });

  it('are at most fifty, not counting those that have fired', async () => {
    for (let index = 0; index < 49; index += 1) await set('above', decimal(String(50_000 + index)));
    const fired = await set('above', nextHigh());
    expect((await send('POST', '/alert', { symbol, kind: 'above', value: '60000' })).json()).toMatchObject({
      code: 'limit_reached',
    });
    test.clock.advance(4 * DAY_MS);
    await runAll();
    await set('above', decimal('60000'));
    expect(await find(fired.id)).toBeUndefined();
  });

  it('are removed by their owner, and by nobody else', async () => {
    const alert = await set('above', decimal('99999'));
    const mine = token;
    ({ token } = await signUp());
    expect((await send('DELETE', `/alert/${alert.id}`)).statusCode).toBe(404);
    token = mine;
    expect((await send('DELETE', `/alert/${alert.id}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/alert/${alert.id}`)).statusCode).toBe(404);
    expect(await announcedTo(db, memberId)).toEqual([`alert ${alert.id}`, `alert ${alert.id}`]);
  });
});
