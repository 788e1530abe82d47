import { expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { AnyAnswer } from '../../http/operation.js';
import { at, bodyOf, type Body, useOrderCalls } from '../testing/orderCalls.js';

describeOnBothStores('orders that are changed', (makeStore) => {
  const orders = useOrderCalls(makeStore);
  const { open, place, order, account } = orders;

  it('can be cancelled while open, with the same answer again, and not when done', async () => {
    open();
    const member = await orders.rig.member('10000');
    const params = { id: String(bodyOf(await place(member, { order_type: 'limit', price: '90' }))['id']) };
    const first = await orders.rig.call(member, 'cancelOrder', { params });
    expect(bodyOf(first)).toMatchObject({ status: 'canceled', hold_amount: '0' });
    expect(await orders.rig.call(member, 'cancelOrder', { params })).toEqual(first);
    expect(await account(member)).toMatchObject({ available_funds: '10000', used: '0' });

    const filled = { id: String(bodyOf(await place(member))['id']) };
    await expect(orders.rig.call(member, 'cancelOrder', { params: filled })).rejects.toMatchObject({
      code: 'order_not_open',
    });
  });

  it('are amended only with the current version, and the hold follows', async () => {
    open();
    const member = await orders.rig.member('1000');
    const placed = bodyOf(await place(member, { order_type: 'limit', price: '90' }));
    const params = { id: String(placed['id']) };
    const amend = (body: Body, ifMatch: number | undefined): Promise<AnyAnswer> =>
      orders.rig.call(member, 'amendOrder', { params, body, ifMatch });
    await orders.rig.advanceTo(at('02T14:31:00'));
    const { version } = (await order(member, placed['id'])) as { version: number };
    await expect(amend({ price: '80' }, undefined)).rejects.toMatchObject({ code: 'precondition_required' });
    const [one, two] = await Promise.allSettled([
      amend({ price: '80' }, version),
      amend({ price: '81' }, version),
    ]);
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
    const now = (await order(member, placed['id'])) as { version: number; order_price: string };
    expect(await account(member)).toMatchObject({ used: now.order_price === '80' ? '800.99' : '810.99' });
    await expect(amend({ price: '100' }, now.version)).rejects.toMatchObject({ code: 'insufficient_funds' });
    expect(bodyOf(await amend({ stop_loss: '70' }, now.version))).toMatchObject({ stop_loss: '70' });
  });

  it('have a preview of an amendment that counts the held money as free and changes nothing', async () => {
    open();
    const member = await orders.rig.member('1000');
    const placed = bodyOf(await place(member, { order_type: 'limit', price: '90' }));
    const params = { id: String(placed['id']) };
    const before = await account(member);
    const preview = (body: Body): Promise<AnyAnswer> =>
      orders.rig.call(member, 'previewAmendment', { params, body });
    expect(bodyOf(await preview({ price: '95' }))).toMatchObject({
      order_price: '95',
      total_amount: '950.99',
      handling_fee: '0.99',
      hold_amount: '950.99',
      available_before: '99.01',
      available_after: '49.01',
    });
    // A new stop loss changes neither the hold nor the available funds.
    expect(bodyOf(await preview({ stop_loss: '70' }))).toMatchObject({
      hold_amount: '900.99',
      available_after: '99.01',
    });
    // 900.99 is held and 99.01 available.
    expect(bodyOf(await preview({ price: '100' }))).toMatchObject({
      total_amount: '1000.99',
      available_after: '-0.99',
      missing_amount: '0.99',
    });
    await expect(preview({ stop_loss: '91' })).rejects.toMatchObject({ code: 'stop_loss_side' });
    expect(await account(member)).toEqual(before);
    expect(
      bodyOf(await orders.rig.call(member, 'amendOrder', { params, body: { price: '95' }, ifMatch: 1 })),
    ).toMatchObject({
      hold_amount: '950.99',
    });
    await orders.rig.call(member, 'cancelOrder', { params });
    await expect(preview({ price: '95' })).rejects.toMatchObject({ code: 'order_not_open' });
  });
});
