import { expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { AnyAnswer, OperationId } from '../../http/operation.js';
import { later } from '../../util/instants.js';
import { useLedgerStore } from '../../ledger/testing/useLedgerStore.js';
import { createScriptedMarket, type PriceStep } from '../testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';
import { reasonOf } from '../../reasons/reasons.js';
import { inUnit } from '../inUnit.js';
import { decideCloseRequest } from './reviewClose.js';

const at = (time: string): Date => new Date(`2026-03-${time}Z`);
const steps = (...pairs: [time: string, price: string][]): PriceStep[] =>
  pairs.map(([time, price]) => ({ at: at(time), price }));

const market = createScriptedMarket({
  prices: {
    FLAT: steps(['01T00:00:00', '100.00']),
    FALLS: steps(['01T00:00:00', '100.00'], ['02T15:00:00', '94.00'], ['02T16:00:00', '110.00']),
    RISES: steps(['01T00:00:00', '100.00'], ['02T15:00:00', '112.00'], ['02T16:00:00', '90.00']),
    SOARS: steps(['01T00:00:00', '100.00'], ['02T16:00:00', '120.00'], ['02T17:00:00', '143.00']),
    GAPS: steps(['01T00:00:00', '100.00'], ['03T00:00:00', '200.00']),
  },
});
const MIDDAY = at('02T14:30:00');

type Body = Record<string, unknown>;
const bodyOf = (answer: AnyAnswer): Body => answer.body as Body;

describeOnBothStores('positions', (makeStore) => {
  const store = useLedgerStore(makeStore);
  let rig: TradingRig;

  const listOf = async (memberId: string, operation: OperationId, query: Query = {}): Promise<Body[]> =>
    (bodyOf(await rig.call(memberId, operation, { query })) as { data: Body[] }).data;
  type Query = Record<string, string>;
  const account = async (memberId: string): Promise<Body> =>
    (await listOf(memberId, 'listAccounts')).find((each) => each['kind'] === 'trade') ?? {};
  /** A member with 10 shares bought or sold short at 100. */
  const holder = async (
    over: Body,
    funds = '10000',
    autoReview = true,
  ): Promise<{ member: string; id: string }> => {
    rig = createTradingRig(store.db, market, { start: MIDDAY, autoReview });
    const member = await rig.member(funds);
    const body = { symbol: 'FLAT', direction: 'long', order_type: 'market', quantity: '10', ...over };
    await rig.call(member, 'placeOrder', { body });
    await rig.advanceTo(MIDDAY);
    const [position] = await listOf(member, 'listPositions');
    return { member, id: String(position?.['id']) };
  };
  const close = (member: string, id: string, body: Body): Promise<AnyAnswer> =>
    rig.call(member, 'closePosition', { params: { id }, body: { order_type: 'market', ...body } });
  const get = async (member: string, id: string): Promise<Body> =>
    bodyOf(await rig.call(member, 'getPosition', { params: { id } }));

  it('close after their review, in part and as a whole, with the profit after all fees', async () => {
    const { member, id } = await holder({ symbol: 'RISES' });
    rig.setClock(at('02T15:10:00'));
    const asked = await close(member, id, { quantity: '4' });
    expect(asked.status).toBe(202);
    expect(bodyOf(asked)).toMatchObject({ status: 'closing_review', quantity: '4', order_id: null });
    expect(await get(member, id)).toMatchObject({
      status: 'closing_review',
      closable_quantity: '6',
      floating_pnl: '120',
    });

    await rig.advanceTo(at('02T15:10:29'));
    expect(await listOf(member, 'listCloseRequests')).toMatchObject([{ status: 'closing_review' }]);
    await rig.advanceTo(at('02T15:10:30'));
    // 4 x 12 gained, less 0.99 for closing and 4/10 of the 0.99 paid for opening.
    expect(await listOf(member, 'listCloseRequests')).toMatchObject([
      { status: 'filled', filled_price: '112', handling_fee: '0.99', realized_pnl: '46.62' },
    ]);
    expect(await get(member, id)).toMatchObject({
      status: 'open',
      quantity: '6',
      closable_quantity: '6',
      realized_pnl: '46.62',
    });

    await close(member, id, { quantity: '6' });
    await rig.advanceTo(at('02T15:20:00'));
    expect(await get(member, id)).toMatchObject({
      status: 'closed',
      quantity: '10',
      realized_pnl: '117.03',
      last: '112',
    });
    expect(await account(member)).toMatchObject({
      available_funds: '10117.03',
      used: '0',
      total_value: '10117.03',
    });
  });

  it('refuse a close of more shares than they have, and a second close of the same shares', async () => {
    const { member, id } = await holder({});
    expect(bodyOf(await close(member, id, { quantity: '11' }))).toMatchObject({
      code: 'quantity_exceeds_closable',
      status: 422,
    });
    expect(bodyOf(await close(member, id, { quantity: '0' }))).toMatchObject({
      code: 'minimum_unit',
      status: 422,
    });
    const both = await Promise.all([
      close(member, id, { quantity: '10' }),
      close(member, id, { quantity: '10' }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([202, 409]);
    expect(both.map((answer) => bodyOf(answer)['code'])).toContain('invalid_transition');
  });

  it('are told why a close is refused, by a key and in the reviewer’s words', async () => {
    const { member, id } = await holder({}, '10000', false);
    const request = String(bodyOf(await close(member, id, { quantity: '10' }))['id']);
    const reason = { ...reasonOf('price_unclear'), words: 'Wait for the auction' } as const;
    await store.db.transaction((tx) =>
      inUnit(tx, rig.context, { memberId: member, requests: [request] }, (unit) =>
        decideCloseRequest(unit, request, { decision: 'refuse', reason }, MIDDAY),
      ),
    );
    const [decided] = await listOf(member, 'listCloseRequests');
    expect(decided).toMatchObject({
      status: 'refused',
      refuse_reason_key: 'price_unclear',
      refuse_reason_params: {},
      refuse_reason: 'Wait for the auction',
    });
    expect(await get(member, id)).toMatchObject({ status: 'open', closable_quantity: '10' });
    expect(await rig.notices(member)).toContain('close_refused');
  });

  it('regain the shares when the request is withdrawn or its order cancelled', async () => {
    const { member, id } = await holder({}, '10000', false);
    const params = { id: String(bodyOf(await close(member, id, { quantity: '10' }))['id']) };
    await rig.advanceTo(at('02T18:00:00'));
    const withdrawn = await rig.call(member, 'withdrawCloseRequest', { params });
    expect(bodyOf(withdrawn)).toMatchObject({ status: 'withdrawn' });
    expect(await rig.call(member, 'withdrawCloseRequest', { params })).toEqual(withdrawn);
    expect(await get(member, id)).toMatchObject({ status: 'open', closable_quantity: '10' });

    const reviewing = createTradingRig(store.db, market, { start: at('02T18:00:00') });
    const body = { quantity: '10', order_type: 'limit', price: '120' };
    const asked = bodyOf(await reviewing.call(member, 'closePosition', { params: { id }, body }));
    await reviewing.advanceTo(at('02T18:01:00'));
    rig = reviewing;
    const [request] = await listOf(member, 'listCloseRequests');
    expect(request).toMatchObject({ id: asked['id'], status: 'approved' });
    expect(await get(member, id)).toMatchObject({ status: 'closing' });
    await expect(
      reviewing.call(member, 'withdrawCloseRequest', { params: { id: String(asked['id']) } }),
    ).rejects.toMatchObject({
      code: 'not_cancelable',
    });
    await reviewing.call(member, 'cancelOrder', { params: { id: String(request?.['order_id']) } });
    expect(await get(member, id)).toMatchObject({ status: 'open', closable_quantity: '10' });
  });

  it('sell at the stop loss without a review and drop the take profit', async () => {
    const { member, id } = await holder({ symbol: 'FALLS', stop_loss: '95', take_profit: '105' });
    await rig.advanceTo(at('02T20:00:00'));
    expect(await get(member, id)).toMatchObject({
      status: 'closed',
      last: '94',
      closed_at: '2026-03-02T15:00:00.000Z',
    });
    expect(await listOf(member, 'listOrders')).toHaveLength(2);
  });

  it('sell at the take profit and withdraw a close in review', async () => {
    const { member, id } = await holder(
      { symbol: 'RISES', stop_loss: '95', take_profit: '105' },
      '10000',
      false,
    );
    await close(member, id, { quantity: '3' });
    await rig.advanceTo(at('02T20:00:00'));
    expect(await get(member, id)).toMatchObject({ status: 'closed', last: '112' });
    expect(await listOf(member, 'listCloseRequests')).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('follow a stop loss that is set, moved and cleared later', async () => {
    const { member, id } = await holder({ symbol: 'FALLS' });
    const amend = async (body: Body): Promise<Body> => {
      const { version } = (await get(member, id)) as { version: number };
      return bodyOf(await rig.call(member, 'amendPosition', { params: { id }, body, ifMatch: version }));
    };
    await expect(amend({ stop_loss: '100' })).rejects.toMatchObject({ code: 'stop_loss_side' });
    expect(await amend({ stop_loss: '95', take_profit: '109' })).toMatchObject({
      stop_loss: '95',
      take_profit: '109',
    });
    expect(await amend({ stop_loss: null })).toMatchObject({ stop_loss: null, take_profit: '109' });
    await rig.advanceTo(at('02T20:00:00'));
    expect(await get(member, id)).toMatchObject({ status: 'closed', last: '110' });
  });

  it('open short on margin and close against margin and proceeds', async () => {
    const { member, id } = await holder({ symbol: 'RISES', direction: 'short' });
    expect(await account(member)).toMatchObject({
      available_funds: '9499.01',
      used: '500',
      total_value: '9999.01',
    });
    expect(await get(member, id)).toMatchObject({ direction: 'short', side: 'sell', margin_amount: '500' });
    rig.setClock(at('02T16:30:00'));
    await close(member, id, { quantity: '10' });
    await rig.advanceTo(at('02T16:31:00'));
    // 10 x 10 gained, less twice 0.99.
    expect(await get(member, id)).toMatchObject({ status: 'closed', realized_pnl: '98.02' });
    expect(await account(member)).toMatchObject({ available_funds: '10098.02', used: '0' });
  });

  it('close a short before its equity is lost', async () => {
    const { member, id } = await holder({ symbol: 'SOARS', direction: 'short' }, '600');
    await rig.advanceTo(at('02T16:59:59'));
    expect(await get(member, id)).toMatchObject({ status: 'open' });
    await rig.advanceTo(at('02T17:00:00'));
    expect(await get(member, id)).toMatchObject({ status: 'closed', last: '143' });
    expect(await rig.notices(member)).toEqual(['sold_short', 'stop_out', 'closed']);
    // 600 - 2 x 0.99 - 430.
    expect(await account(member)).toMatchObject({ available_funds: '168.02', used: '0' });
  });

  it('charge the house for the loss of a gap that exceeds the customer’s money', async () => {
    const { member, id } = await holder({ symbol: 'GAPS', direction: 'short' }, '600');
    await rig.advanceTo(at('03T15:00:00'));
    expect(await get(member, id)).toMatchObject({ status: 'closed', last: '200' });
    expect(await account(member)).toMatchObject({ available_funds: '0', used: '0', total_value: '0' });
    const bad = await store.db.read
      .selectFrom('entry')
      .select('amount')
      .where('book', '=', 'bad_debt')
      .execute();
    // Proceeds of 1000, a margin of 500 and the remaining 99.01 available, less a cost of 2000.
    expect(bad.map((entry) => entry.amount)).toEqual(['-400.99000000']);
    // The customer is told of every step.
    expect(await rig.notices(member)).toEqual(['sold_short', 'stop_out', 'shortfall', 'closed']);
  });

  it('charge the customer for such a loss if the short opens and closes in one batch', async () => {
    rig = createTradingRig(store.db, market, { start: MIDDAY });
    const member = await rig.member('10000');
    const other = await rig.member('10000');
    const order = { direction: 'short', order_type: 'market', quantity: '10' };
    await rig.call(member, 'placeOrder', { body: { ...order, symbol: 'GAPS' } });
    rig.setClock(at('03T15:00:00'));
    // The batch ends with this order, so it contains what is due for the other customer until then.
    await rig.call(other, 'placeOrder', { body: { ...order, symbol: 'FLAT' } });
    await rig.advanceTo(at('03T15:00:00'));
    expect(await rig.notices(member)).toEqual(['sold_short', 'stop_out', 'closed']);
    // 10000 - 0.99, and 1000 more paid than received.
    expect(await account(member)).toMatchObject({ available_funds: '8999.01', used: '0' });
  });

  it('have a preview of a close that is exact to the cent, long and short', async () => {
    for (const direction of ['long', 'short']) {
      const { member, id } = await holder({ direction, quantity: '30' });
      const body = { quantity: '7', order_type: 'market' };
      const before = await account(member);
      const preview = bodyOf(await rig.call(member, 'previewClose', { params: { id }, body }));
      expect(preview).toMatchObject({ order_price: '100', amount: '700', handling_fee: '0.99' });
      expect(preview['available_before']).toBe(before['available_funds']);
      await close(member, id, body);
      await rig.advanceTo(later(MIDDAY, 60_000));
      expect((await account(member))['available_funds']).toBe(preview['available_after']);
      expect((await get(member, id))['realized_pnl']).toBe(preview['realized_pnl']);
    }
  });

  it('refuse in the preview of a close whatever the close refuses', async () => {
    const { member, id } = await holder({});
    const preview = (body: Body) =>
      rig.call(member, 'previewClose', { params: { id }, body: { order_type: 'market', ...body } });
    await expect(preview({ quantity: '11' })).rejects.toMatchObject({ code: 'quantity_exceeds_closable' });
    await expect(preview({ quantity: '0' })).rejects.toMatchObject({ code: 'minimum_unit' });
    const stranger = await rig.member('1');
    const call = rig.call(stranger, 'previewClose', { params: { id }, body: { quantity: '1' } });
    await expect(call).rejects.toMatchObject({ code: 'not_found' });
  });

  it('propose the fewest shares that cover a missing amount, and close only the chosen ones', async () => {
    const { member, id } = await holder({ quantity: '10' });
    await rig.call(member, 'placeOrder', {
      body: { symbol: 'FALLS', direction: 'long', order_type: 'market', quantity: '20' },
    });
    await rig.advanceTo(MIDDAY);
    const accountId = String((await account(member))['id']);
    const ask = (over: Body) => ({ body: { account_id: accountId, target_amount: '500', ...over } });
    const preview = bodyOf(await rig.call(member, 'previewReduction', ask({})));
    const lines = preview['positions'] as Body[];
    expect(lines.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([
      ['FLAT', '0'],
      ['FALLS', '6'],
    ]);
    expect(preview).toMatchObject({ estimated_amount: '599.01', currency: 'USD' });

    const positions = [{ position_id: id, quantity: '4' }];
    const answer = await rig.call(member, 'reducePositions', ask({ positions }));
    expect(answer.status).toBe(202);
    expect(bodyOf(answer)['estimated_amount']).toBe('399.01');
    expect(bodyOf(answer)['close_requests']).toMatchObject([{ position_id: id, quantity: '4' }]);
    expect((await get(member, id))['closable_quantity']).toBe('6');

    const tooMany = rig.call(
      member,
      'reducePositions',
      ask({ positions: [{ position_id: id, quantity: '7' }] }),
    );
    expect(bodyOf(await tooMany)).toMatchObject({
      code: 'quantity_exceeds_closable',
      errors: [{ path: 'positions.0.quantity' }],
    });
    const nothing = rig.call(member, 'reducePositions', ask({ positions: [] }));
    expect(bodyOf(await nothing)['code']).toBe('nothing_to_reduce');
    const foreign = rig.call(await rig.member('1'), 'previewReduction', ask({}));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });

  it('say before they are closed for money why they do not trade now, and until when', async () => {
    const { member } = await holder({});
    const accountId = String((await account(member))['id']);
    const warnings = async (): Promise<unknown> => {
      const body = { account_id: accountId, target_amount: '500' };
      const preview = bodyOf(await rig.call(member, 'previewReduction', { body }));
      return (preview['positions'] as Body[])[0]?.['warnings'];
    };
    expect(await warnings()).toEqual([]);
    rig.setClock(at('02T23:00:00'));
    expect(await warnings()).toEqual([
      {
        code: 'market_closed',
        message: expect.stringMatching(/^The market is closed\. It opens on Tuesday/),
      },
    ]);
  });

  it('refuse to be closed for money by what has happened to them', async () => {
    const { member, id } = await holder({});
    const body = {
      account_id: String((await account(member))['id']),
      target_amount: '500',
      positions: [{ position_id: id, quantity: '4' }],
    };
    const both = () =>
      Promise.all(
        (['previewReduction', 'reducePositions'] as const).map(async (operation) => {
          const answer = await rig.call(member, operation, { body }).catch((refusal: unknown) => refusal);
          return ((answer as { body?: Body }).body ?? (answer as Body))['code'];
        }),
      );
    await close(member, id, { quantity: '10' });
    expect(await both()).toEqual(['invalid_transition', 'invalid_transition']);
    await rig.advanceTo(at('02T15:10:00'));
    expect((await get(member, id))['status']).toBe('closed');
    expect(await both()).toEqual(['position_closed', 'position_closed']);
  });

  it('grow at the average price and keep a lot of each fill', async () => {
    const { member, id } = await holder({ symbol: 'RISES' });
    rig.setClock(at('02T15:30:00'));
    await rig.call(member, 'placeOrder', {
      body: { symbol: 'RISES', direction: 'long', order_type: 'market', quantity: '20' },
    });
    await rig.advanceTo(at('02T15:30:00'));
    expect(await get(member, id)).toMatchObject({
      quantity: '30',
      actual_buying_price: '108',
      total_open_amount: '3240',
    });
    await close(member, id, { quantity: '15' });
    await rig.advanceTo(at('02T15:40:00'));
    const lots = await store.db.read
      .selectFrom('lot')
      .select(['quantity', 'remaining', 'price'])
      .where('position_id', '=', id)
      .orderBy('opened_at')
      .execute();
    expect(lots.map((lot) => [Number(lot.quantity), Number(lot.remaining), Number(lot.price)])).toEqual([
      [10, 0, 100],
      [20, 15, 112],
    ]);
  });
});
