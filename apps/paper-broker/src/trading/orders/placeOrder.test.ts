import { decimal, negate } from '@fairlot/money';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import { hashToken } from '../../http/authenticate.js';
import { useLedgerStore } from '../../ledger/testing/useLedgerStore.js';
import { post } from '../../ledger/post.js';
import { endSessions, openSession } from '../../members/sessions.js';
import { createScriptedMarket } from '../testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';

const MIDDAY = new Date('2026-03-02T14:30:00Z');
const market = createScriptedMarket({
  prices: { FLAT: [{ at: new Date('2026-03-01T00:00:00Z'), price: '100.00' }] },
  liquidity: 1000n,
});
const ticket = (quantity: string) => ({ symbol: 'FLAT', direction: 'long', order_type: 'market', quantity });

describeOnBothStores('placing an order', (makeStore) => {
  const store = useLedgerStore(makeStore);
  let rig: TradingRig;
  beforeAll(async () => {
    rig = createTradingRig(store.db, market, { start: MIDDAY });
  });

  const halt = (status: 'halted' | 'active') =>
    store.db.read
      .insertInto('instrument_status')
      .values({ symbol: 'FLAT', status, changed_at: MIDDAY })
      .onConflict((conflict) => conflict.column('symbol').doUpdateSet({ status }))
      .execute();

  it('stores a refusal of the database or of the market under its key', async () => {
    const member = await rig.member('100');
    const place = (idempotencyKey: string, quantity: string) =>
      rig.call(member, 'placeOrder', { idempotencyKey, body: ticket(quantity) });
    const refused = { status: 422, body: { code: 'insufficient_funds' } };
    expect(await place('too-much', '10')).toMatchObject({ ...refused, isReplay: false });
    expect(await place('no-shares', '0')).toMatchObject({ status: 422, isReplay: false });

    await store.db.transaction((tx) =>
      post(tx, {
        kind: 'opening',
        ref: `more:${member}`,
        effectiveAt: MIDDAY,
        lines: [
          {
            memberId: member,
            account: 'trade',
            book: 'available',
            commodity: 'USD',
            amount: decimal('10000'),
          },
          { house: 'opening_equity', commodity: 'USD', amount: negate(decimal('10000')) },
        ],
      }),
    );
    expect(await place('too-much', '10')).toMatchObject({ ...refused, isReplay: true });
    expect(await place('no-shares', '0')).toMatchObject({ status: 422, isReplay: true });
    await expect(place('no-shares', '1')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await place('enough', '10')).toMatchObject({ status: 201 });
  });

  it('answers a known key with its order although the market would refuse it now', async () => {
    const member = await rig.member('10000');
    const place = (idempotencyKey: string, quantity = '10') =>
      rig.call(member, 'placeOrder', { idempotencyKey, body: ticket(quantity) });
    const placed = await place('before-the-halt');
    expect(placed).toMatchObject({ status: 201 });
    await halt('halted');
    expect(await place('before-the-halt')).toMatchObject({ status: 201, isReplay: true, body: placed.body });
    const halted = { body: { code: 'instrument_halted' } };
    expect(await place('in-the-halt')).toMatchObject(halted);
    expect(await place('wrong-in-the-halt', '0')).toMatchObject(halted);
    await halt('active');
  });

  it('refuses a signed-out caller with any ticket, whether or not the session was cached', async () => {
    const memberId = await rig.member('10000');
    const session = { memberId, device: { platform: 'h5', agent: '', address: '127.0.0.1' } };
    const token = await store.db.transaction((tx) => openSession(tx, rig.context, session));
    const place = (quantity: string) =>
      rig.call(memberId, 'placeOrder', {
        member: undefined,
        tokenHash: hashToken(token),
        body: ticket(quantity),
      });
    expect(await place('10')).toMatchObject({ status: 201 });
    expect(await place('10')).toMatchObject({ status: 201 });
    await store.db.transaction((tx) => endSessions(tx, memberId, rig.context.clock.wall()));
    await expect(place('10')).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(place('0')).rejects.toMatchObject({ code: 'unauthenticated' });
    const orders = store.db.read.selectFrom('trade_order').where('member_id', '=', memberId).select('id');
    expect(await orders.execute()).toHaveLength(2);
  });
});
