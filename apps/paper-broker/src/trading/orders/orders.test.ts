import { expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { OperationId } from '../../http/operation.js';
import { MIDDAY, at, bodyOf, ticket, type Body, useOrderCalls } from '../testing/orderCalls.js';

describeOnBothStores('orders', (makeStore) => {
  const orders = useOrderCalls(makeStore);
  const { open, place, order, account, position } = orders;

  it('hold the amount of the preview, and a fill takes the amount of the preview', async () => {
    open();
    const member = await orders.rig.member('10000');
    const preview = bodyOf(await orders.rig.call(member, 'previewOrder', { body: ticket() }));
    expect(preview).toMatchObject({
      order_price: '100',
      handling_fee: '0.99',
      total_amount: '1000.99',
      hold_amount: '1030.99',
      available_after: '8969.01',
      warnings: [],
    });
    const placed = bodyOf(await place(member));
    expect(placed).toMatchObject({
      status: 'wait',
      hold_amount: preview['hold_amount'],
      total_amount: preview['total_amount'],
      handling_fee: preview['handling_fee'],
    });
    expect(await account(member)).toMatchObject({
      available_funds: '8969.01',
      used: '1030.99',
      total_value: '10000',
    });

    await orders.rig.advanceTo(MIDDAY);
    expect(await order(member, placed['id'])).toMatchObject({
      status: 'filled',
      filled_price: '100',
      total_amount: '1000.99',
      handling_fee: '0.99',
      hold_amount: '0',
      fills: [{ quantity: '10', price: '100', handling_fee: '0.99' }],
    });
    expect(await account(member)).toMatchObject({
      available_funds: '8999.01',
      used: '1000',
      total_value: '9999.01',
      today_profit: '-0.99',
    });
  });

  it('fill a limit at the time and price of the crossing, however late it is processed', async () => {
    open();
    const member = await orders.rig.member('10000');
    const placed = bodyOf(await place(member, { symbol: 'DIPS', order_type: 'limit', price: '95' }));
    await orders.rig.advanceTo(at('02T14:59:59'));
    expect(await order(member, placed['id'])).toMatchObject({ status: 'handle' });
    await orders.rig.advanceTo(at('02T20:00:00'));
    expect(await order(member, placed['id'])).toMatchObject({
      status: 'filled',
      filled_price: '94.5',
      filled_at: '2026-03-02T15:00:00.000Z',
    });
  });

  it('expire with their session if they are day orders, and stay if they are gtc', async () => {
    open();
    const member = await orders.rig.member('10000');
    const day = bodyOf(await place(member, { symbol: 'DIPS', order_type: 'limit', price: '85' }));
    const gtc = bodyOf(
      await place(member, { symbol: 'DIPS', order_type: 'limit', price: '85', time_in_force: 'gtc' }),
    );
    await orders.rig.advanceTo(at('04T00:00:00'));
    expect(await order(member, day['id'])).toMatchObject({
      status: 'expired',
      hold_amount: '0',
      closed_at: '2026-03-02T21:00:00.000Z',
    });
    expect(await order(member, gtc['id'])).toMatchObject({
      status: 'filled',
      filled_price: '80',
      filled_at: '2026-03-03T14:00:00.000Z',
    });
    expect(await orders.rig.notices(member)).toEqual(['expired', 'bought']);
  });

  it('fill in parts if the liquidity is small, at the price and the fee of a single fill', async () => {
    open();
    const member = await orders.rig.member('1000000');
    const placed = bodyOf(await place(member, { quantity: '2500' }));
    await orders.rig.advanceTo(at('02T14:30:30'));
    expect(await order(member, placed['id'])).toMatchObject({
      status: 'partially_filled',
      filled_quantity: '1000',
    });
    await orders.rig.advanceTo(at('02T14:33:00'));
    expect(await order(member, placed['id'])).toMatchObject({
      status: 'filled',
      total_open_amount: '250000',
      handling_fee: '125',
      hold_amount: '0',
    });
    expect(await account(member)).toMatchObject({ available_funds: '749875', used: '250000' });
  });

  it('wait while the market is closed, report that, and are refused if the opening is beyond the collar', async () => {
    open(at('02T22:00:00'));
    const member = await orders.rig.member('10000');
    const flat = await place(member);
    expect(bodyOf(flat)['warnings']).toMatchObject([{ code: 'market_closed' }]);
    const gaps = bodyOf(await place(member, { symbol: 'GAPS' }));
    await orders.rig.advanceTo(at('03T13:59:59'));
    expect(await order(member, bodyOf(flat)['id'])).toMatchObject({ status: 'wait' });
    await orders.rig.advanceTo(at('03T14:00:00'));
    expect(await order(member, bodyOf(flat)['id'])).toMatchObject({
      status: 'filled',
      filled_at: '2026-03-03T14:00:00.000Z',
    });
    expect(await order(member, gaps['id'])).toMatchObject({
      status: 'refused',
      reject_code: 'price_band',
      reject_params: { percent: '3' },
      hold_amount: '0',
    });
  });

  it('are refused with the reason that the market gives', async () => {
    open();
    const member = await orders.rig.member('1000');
    const cases: [Body, string][] = [
      [{ quantity: '0' }, 'minimum_unit'],
      [{ quantity: '10000001' }, 'wrong_amount'],
      [{ order_type: 'limit' }, 'price_required'],
      [{ price: '100' }, 'price_not_allowed'],
      [{ order_type: 'limit', price: '0' }, 'wrong_amount'],
      [{ order_type: 'limit', price: '99.999' }, 'tick_size'],
      [{ order_type: 'limit', price: '131' }, 'price_band'],
      [{ stop_loss: '100' }, 'stop_loss_side'],
      [{ take_profit: '99' }, 'take_profit_side'],
      [{ direction: 'short', stop_loss: '99' }, 'stop_loss_side'],
      [{ direction: 'short', take_profit: '101' }, 'take_profit_side'],
      [{ symbol: 'FIXED', direction: 'short' }, 'not_shortable'],
      [{ symbol: 'NONE' }, 'not_found'],
    ];
    for (const [over, code] of cases) {
      await expect(orders.rig.call(member, 'previewOrder', { body: ticket(over) })).rejects.toMatchObject({
        code,
      });
      expect(bodyOf(await place(member, over))).toMatchObject({ code });
    }
    expect(bodyOf(await place(member, { quantity: '10' }))).toMatchObject({
      code: 'insufficient_funds',
      errors: [{ params: { needed: '1030.99', available: '1000', currency: 'USD' } }],
    });
  });

  it('have a preview with costs and missing amount if the funds do not suffice', async () => {
    open();
    const member = await orders.rig.member('1000');
    const costly = await orders.rig.call(member, 'previewOrder', { body: ticket({ quantity: '10' }) });
    expect(bodyOf(costly)).toMatchObject({
      total_amount: '1000.99',
      handling_fee: '0.99',
      hold_amount: '1030.99',
      available_before: '1000',
      available_after: '-30.99',
      missing_amount: '30.99',
    });
    const payable = await orders.rig.call(member, 'previewOrder', { body: ticket({ quantity: '9' }) });
    expect(bodyOf(payable)).toMatchObject({ missing_amount: '0' });
  });

  it('report insufficient funds if there is no account in the currency', async () => {
    open();
    const preview = await orders.rig.call('mem_without_account', 'previewOrder', { body: ticket() });
    expect(bodyOf(preview)).toMatchObject({
      available_before: '0',
      missing_amount: bodyOf(preview)['hold_amount'],
    });
    expect(bodyOf(await place('mem_without_account'))).toMatchObject({
      code: 'insufficient_funds',
      status: 422,
    });
  });

  it('are refused for a halted instrument', async () => {
    open();
    const member = await orders.rig.member('10000');
    await orders.db.read
      .insertInto('instrument_status')
      .values({ symbol: 'FIXED', status: 'halted', changed_at: MIDDAY })
      .execute();
    expect(bodyOf(await place(member, { symbol: 'FIXED' }))).toMatchObject({
      code: 'instrument_halted',
      status: 422,
    });
    await orders.db.read.deleteFrom('instrument_status').execute();
  });

  it('of another member, their positions and accounts are not found', async () => {
    open();
    const [owner, other] = [await orders.rig.member('10000'), await orders.rig.member('10000')];
    const id = String(bodyOf(await place(owner))['id']);
    await orders.rig.advanceTo(MIDDAY);
    const positionId = String((await position(owner))['id']);
    const accountId = String((await account(owner))['id']);
    const calls: [OperationId, object][] = [
      ['getOrder', { params: { id } }],
      ['cancelOrder', { params: { id } }],
      ['amendOrder', { params: { id }, body: { stop_loss: '1' }, ifMatch: 1 }],
      ['previewAmendment', { params: { id }, body: { stop_loss: '1' } }],
      ['getPosition', { params: { id: positionId } }],
      ['amendPosition', { params: { id: positionId }, body: { stop_loss: '1' }, ifMatch: 1 }],
      ['listEntries', { query: { account_id: accountId } }],
    ];
    for (const [operation, request] of calls) {
      await expect(orders.rig.call(other, operation, request)).rejects.toMatchObject({ code: 'not_found' });
    }
    const close = await orders.rig.call(other, 'closePosition', {
      params: { id: positionId },
      body: { quantity: '1', order_type: 'market' },
    });
    expect(close.status).toBe(404);
    expect((await place(other, { account_id: accountId })).status).toBe(404);
  });

  it('are listed in pages, as entries are, and a foreign or broken cursor is refused', async () => {
    open();
    const [member, other] = [await orders.rig.member('100000'), await orders.rig.member('1')];
    for (let index = 0; index < 5; index += 1) await place(member, { order_type: 'limit', price: '90' });
    const ids: unknown[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: 2, ...(cursor === null ? {} : { cursor }) };
      const page = bodyOf(await orders.rig.call(member, 'listOrders', { query })) as {
        data: Body[];
        next_cursor: string | null;
      };
      ids.push(...page.data.map((each) => each['id']));
      cursor = page.next_cursor;
      if (cursor !== null) {
        await expect(orders.rig.call(other, 'listOrders', { query: { cursor } })).rejects.toMatchObject({
          code: 'invalid_cursor',
        });
        await expect(orders.rig.call(member, 'listEntries', { query: { cursor } })).rejects.toMatchObject({
          code: 'invalid_cursor',
        });
      }
    } while (cursor !== null);
    expect(new Set(ids).size).toBe(5);
    const { data } = bodyOf(
      await orders.rig.call(member, 'listEntries', { query: { kind: 'order_hold' } }),
    ) as {
      data: Body[];
    };
    expect(data.map((entry) => entry['amount'])).toEqual(Array(5).fill('-900.99'));
    expect(data[0]).toMatchObject({ balance_after: '95495.05', ref_type: 'order', ref_id: ids[0] });
  });
});
