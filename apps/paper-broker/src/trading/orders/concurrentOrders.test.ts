import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { AnyAnswer } from '../../http/operation.js';
import { MIDDAY, bodyOf, ticket, type Body, useOrderCalls } from '../testing/orderCalls.js';

describeOnBothStores('orders that arrive concurrently', (makeStore) => {
  const orders = useOrderCalls(makeStore);
  const { open, place, account, position } = orders;

  it('are placed once for a key, however often and concurrently it arrives', async () => {
    open();
    const member = await orders.rig.member('100000');
    const send = (quantity: string): Promise<AnyAnswer> =>
      orders.rig.call(member, 'placeOrder', { body: ticket({ quantity }), idempotencyKey: 'one' });
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => send('10')));
    const bodies = answers.flatMap((each) =>
      each.status === 'fulfilled' ? [JSON.stringify(each.value.body)] : [],
    );
    const codes = answers.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(new Set(bodies).size).toBe(1);
    expect(codes.filter((code) => code !== 'idempotency_in_progress')).toEqual([]);
    expect(await send('10')).toMatchObject({ status: 201, isReplay: true });
    await expect(send('20')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    const { data } = bodyOf(await orders.rig.call(member, 'listOrders')) as { data: Body[] };
    expect(data).toHaveLength(1);
  });

  it('are placed by a statement that checks the session, so a revoked session places nothing', async () => {
    open();
    const member = await orders.rig.member('100000');
    const tokenHash = createHash('sha256').update(member).digest();
    const now = new Date();
    const session = {
      id: `ses_${member}`,
      member_id: member,
      token_hash: tokenHash,
      platform: 'h5',
      ip_prefix: '',
    };
    await orders.db.read
      .insertInto('member_session')
      .values({ ...session, created_at: now, last_seen_at: now, revoked_at: null })
      .execute();
    const send = (): Promise<AnyAnswer> =>
      orders.rig.call(member, 'placeOrder', { body: ticket(), member: undefined, tokenHash });
    expect((await send()).status).toBe(201);
    // The second call uses the cached member of the token; the session is checked again.
    expect((await send()).status).toBe(201);
    await orders.db.read
      .updateTable('member_session')
      .set({ revoked_at: now })
      .where('id', '=', session.id)
      .execute();
    await expect(send()).rejects.toMatchObject({ code: 'unauthenticated' });
    const { data } = bodyOf(await orders.rig.call(member, 'listOrders')) as { data: Body[] };
    expect(data).toHaveLength(2);
  });

  it('are accepted exactly as far as the funds cover them, when 64 arrive concurrently', async () => {
    open();
    const member = await orders.rig.member('3100');
    const answers = await Promise.all(Array.from({ length: 64 }, () => place(member)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => bodyOf(answer)['code'] === 'insufficient_funds')).toHaveLength(61);
    expect(await account(member)).toMatchObject({ available_funds: '7.03' });
  });

  it('are filled once when several matchers run concurrently', async () => {
    open();
    const member = await orders.rig.member('1000000');
    for (let index = 0; index < 12; index += 1) await place(member);
    await Promise.all([1, 2, 3, 4].map(() => orders.rig.advanceTo(MIDDAY)));
    const { data } = bodyOf(await orders.rig.call(member, 'listOrders', { query: { limit: 50 } })) as {
      data: Body[];
    };
    expect(data.map((each) => each['status'])).toEqual(Array(12).fill('filled'));
    expect(await position(member)).toMatchObject({ quantity: '120', total_open_amount: '12000' });
  });
});
