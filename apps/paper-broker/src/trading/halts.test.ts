import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import type { AnyAnswer } from '../http/operation.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { createHaltBook } from '../market/haltBook.js';
import { createScriptedMarket } from './testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from './testing/tradingRig.js';

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`);
const step = (time: string, price: string) => ({ at: at(time), price });
const STARTS = '15:00:00';
const ENDS = '16:00:00';
const OVER = '17:00:00';
const market = createScriptedMarket({
  prices: {
    FLAT: [step('00:00:00', '100.00')],
    // Both prices fall through 90 during the halt. DIPS recovers before the halt ends; the other does not.
    DIPS: [step('00:00:00', '100.00'), step('15:20:00', '80.00'), step('15:40:00', '99.00')],
    FALLS: [step('00:00:00', '100.00'), step('15:20:00', '80.00'), step('16:30:00', '70.00')],
    SOARS: [step('00:00:00', '100.00'), step('15:20:00', '160.00'), step('15:40:00', '101.00')],
  },
  liquidity: 1000n,
});

type Body = Record<string, unknown>;
const bodyOf = (answer: AnyAnswer): Body => answer.body as Body;

describeOnBothStores('a halt', (makeStore) => {
  let db: Database;
  let rig: TradingRig;
  let member: string;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterEach(async () => {
    expect(await brokenInvariants(db.read)).toEqual([]);
    // Every test starts on the same day, so it starts without halts.
    await db.read.deleteFrom('trading_halt').execute();
  });
  afterAll(() => db.close());

  const open = async (): Promise<void> => {
    rig = createTradingRig(db, market, { start: at('14:30:00') });
    member = await rig.member('1000000');
  };
  const halt = async (symbol: string, status: 'halted' | 'active', time: string): Promise<void> => {
    await rig.advanceTo(at(time));
    await createHaltBook(rig.context).set(symbol, status);
  };
  const place = async (over: Body): Promise<Body> =>
    bodyOf(
      await rig.call(member, 'placeOrder', {
        body: { direction: 'long', order_type: 'market', quantity: '10', ...over },
      }),
    );
  const order = async (id: unknown): Promise<Body> =>
    bodyOf(await rig.call(member, 'getOrder', { params: { id: String(id) } }));
  const positionOf = async (symbol: string): Promise<Body> => {
    const answer = await rig.call(member, 'listPositions', { query: { symbol } });
    return (bodyOf(answer) as { data: Body[] }).data[0] ?? {};
  };
  const close = async (symbol: string): Promise<AnyAnswer> =>
    rig.call(member, 'closePosition', {
      params: { id: String((await positionOf(symbol))['id']) },
      body: { quantity: '10', order_type: 'market' },
    });

  it('fills orders from before it at the price of their own moment', async () => {
    await open();
    rig.setClock(at('14:59:59'));
    const { id } = await place({ symbol: 'FALLS' });
    rig.setClock(at(STARTS));
    await createHaltBook(rig.context).set('FALLS', 'halted');
    await rig.advanceTo(at('15:30:00'));
    expect(await order(id)).toMatchObject({ status: 'filled', filled_price: '100' });
    await halt('FALLS', 'active', ENDS);
  });

  it('refuses an order that arrives during it or would begin during it', async () => {
    await open();
    const { id } = await place({ symbol: 'FLAT' });
    rig.setClock(at('14:30:00'));
    await createHaltBook(rig.context).set('FLAT', 'halted');
    expect(await place({ symbol: 'FLAT' })).toMatchObject({ code: 'instrument_halted' });
    await rig.advanceTo(at(STARTS));
    expect(await order(id)).toMatchObject({ status: 'refused', reject_code: 'instrument_halted' });
    await halt('FLAT', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    const { id: after } = await place({ symbol: 'FLAT' });
    await rig.advanceTo(at(OVER));
    expect(await order(after)).toMatchObject({ status: 'filled' });
  });

  it('ignores a price that passes a stop loss and returns', async () => {
    await open();
    await place({ symbol: 'DIPS', stop_loss: '90' });
    await halt('DIPS', 'halted', STARTS);
    await halt('DIPS', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    expect(await positionOf('DIPS')).toMatchObject({ status: 'open', quantity: '10' });
    expect(await rig.notices(member)).toEqual(['bought']);
  });

  it('triggers a stop loss that was passed during it at the first published price afterwards', async () => {
    await open();
    await place({ symbol: 'FALLS', stop_loss: '90' });
    await halt('FALLS', 'halted', STARTS);
    await rig.advanceTo(at('15:30:00'));
    expect(await positionOf('FALLS')).toMatchObject({ status: 'open' });
    await halt('FALLS', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    const closed = await db.read
      .selectFrom('fill')
      .select(['price', 'filled_at'])
      .where('member_id', '=', member)
      .where('side', '=', 'sell')
      .execute();
    expect(closed).toMatchObject([{ filled_at: at(ENDS) }]);
    expect(Number(closed[0]?.price)).toBe(80);
    const { rows } = await noticesOf(member, 'stop_loss');
    expect(rows).toEqual([{ amount: '80' }]);
  });

  it('closes no short at unpublished prices', async () => {
    await open();
    await place({ symbol: 'SOARS', direction: 'short' });
    await halt('SOARS', 'halted', STARTS);
    await halt('SOARS', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    expect(await positionOf('SOARS')).toMatchObject({ status: 'open' });
  });

  it('keeps a resting order, which neither fills nor ends at an unpublished price', async () => {
    await open();
    const { id } = await place({ symbol: 'DIPS', order_type: 'limit', price: '90' });
    const { id: low } = await place({ symbol: 'FALLS', order_type: 'limit', price: '90' });
    for (const symbol of ['DIPS', 'FALLS']) await halt(symbol, 'halted', STARTS);
    await rig.advanceTo(at('15:50:00'));
    for (const each of [id, low]) expect(await order(each)).toMatchObject({ status: 'handle' });
    for (const symbol of ['DIPS', 'FALLS']) await halt(symbol, 'active', ENDS);
    await rig.advanceTo(at(OVER));
    expect(await order(id)).toMatchObject({ status: 'handle' });
    expect(await order(low)).toMatchObject({
      status: 'filled',
      filled_price: '80',
      filled_at: at(ENDS).toISOString(),
    });
  });

  it('keeps the rest of a partially filled order', async () => {
    await open();
    const { id } = await place({ symbol: 'FLAT', quantity: '2500' });
    await rig.advanceTo(at('14:30:00'));
    await halt('FLAT', 'halted', '14:30:30');
    await rig.advanceTo(at('15:30:00'));
    expect(await order(id)).toMatchObject({ status: 'partially_filled', filled_quantity: '1000' });
    await halt('FLAT', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    expect(await order(id)).toMatchObject({ status: 'filled', filled_quantity: '2500' });
  });

  it('permits amending and cancelling, and shows only published prices', async () => {
    await open();
    const { id } = await place({ symbol: 'FALLS', order_type: 'limit', price: '75', time_in_force: 'gtc' });
    const { id: other } = await place({ symbol: 'FALLS', order_type: 'limit', price: '75' });
    await halt('FALLS', 'halted', STARTS);
    rig.setClock(at('15:30:00'));
    const params = { id: String(id) };
    const { version } = await order(id);
    const tooHigh = { params, body: { price: '131' }, ifMatch: Number(version) };
    await expect(rig.call(member, 'amendOrder', tooHigh)).rejects.toMatchObject({
      code: 'price_band',
      params: { last: '100' },
    });
    await rig.call(member, 'amendOrder', { params, body: { price: '95' }, ifMatch: Number(version) });
    await rig.call(member, 'cancelOrder', { params: { id: String(other) } });
    await rig.advanceTo(at('15:45:00'));
    expect(await order(id)).toMatchObject({ status: 'handle', order_price: '95' });
    expect(await order(other)).toMatchObject({ status: 'canceled', hold_amount: '0' });
    await halt('FALLS', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    expect(await order(id)).toMatchObject({ status: 'filled', filled_price: '80' });
  });

  it('keeps a close waiting, estimated at the last published price', async () => {
    await open();
    await place({ symbol: 'FALLS' });
    await halt('FALLS', 'halted', STARTS);
    rig.setClock(at('15:30:00'));
    const { id } = await positionOf('FALLS');
    const preview = await rig.call(member, 'previewClose', {
      params: { id: String(id) },
      body: { quantity: '10', order_type: 'market' },
    });
    const warnings = [{ code: 'instrument_halted', message: 'Trading in FALLS is halted at the moment.' }];
    expect(bodyOf(preview)).toMatchObject({ order_price: '100', warnings });
    const { account_id: accountId } = await positionOf('FALLS');
    const reduction = await rig.call(member, 'previewReduction', {
      body: { account_id: accountId, target_amount: '100' },
    });
    expect(bodyOf(reduction)).toMatchObject({ positions: [{ last: '100', warnings }] });
    await expect(
      rig.call(member, 'amendPosition', {
        params: { id: String(id) },
        body: { stop_loss: '105' },
        ifMatch: 1,
      }),
    ).rejects.toMatchObject({ params: { price: '100' } });
    await close('FALLS');
    await rig.advanceTo(at('15:50:00'));
    expect(await positionOf('FALLS')).toMatchObject({ status: 'closing' });
    const waiting = await db.read
      .selectFrom('trade_order')
      .select('order_price')
      .where('member_id', '=', member)
      .where('intent', '=', 'close')
      .executeTakeFirstOrThrow();
    expect(Number(waiting.order_price)).toBe(100);
    await halt('FALLS', 'active', ENDS);
    await rig.advanceTo(at(OVER));
    expect(await rig.notices(member)).toContain('closed');
  });

  const noticesOf = async (memberId: string, template: string) => {
    const rows = await db.read
      .selectFrom('notice')
      .select('params')
      .where('member_id', '=', memberId)
      .where('template', '=', template)
      .execute();
    return {
      rows: rows.map(({ params }) => ({
        amount: (params as { price?: { amount: string } }).price?.amount,
      })),
    };
  };
});
