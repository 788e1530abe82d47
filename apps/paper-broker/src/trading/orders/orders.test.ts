import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.js';
import { describeOnBothStores } from '../../db/testing/createTestStore.js';
import type { AnyAnswer, OperationId } from '../../http/operation.js';
import { checkInvariants } from '../../ledger/invariants.js';
import { createScriptedMarket, type PriceStep } from '../testing/scriptedMarket.js';
import { createTradingRig, type TradingRig } from '../testing/tradingRig.js';

const at = (time: string): Date => new Date(`2026-03-${time}Z`);
const steps = (...pairs: [time: string, price: string][]): PriceStep[] =>
  pairs.map(([time, price]) => ({ at: at(time), price }));

const market = createScriptedMarket({
  prices: {
    FLAT: steps(['01T00:00:00', '100.00']),
    // Falls through 95 an hour into the session, opens lower the next day, recovers on the third.
    DIPS: steps(
      ['01T00:00:00', '100.00'],
      ['02T15:00:00', '94.50'],
      ['03T10:00:00', '80.00'],
      ['04T15:00:00', '101.00'],
    ),
    // Rises through a short's stop-out price.
    SOARS: steps(['01T00:00:00', '100.00'], ['02T16:00:00', '120.00'], ['02T17:00:00', '143.00']),
    GAPS: steps(['01T00:00:00', '100.00'], ['03T00:00:00', '400.00']),
    FIXED: steps(['01T00:00:00', '100.00']),
  },
  liquidity: 1000n,
  notShortable: ['FIXED'],
});
const MIDDAY = at('02T14:30:00');

type Body = Record<string, unknown>;
const bodyOf = (answer: AnyAnswer): Body => answer.body as Body;
const ticket = (over: Body = {}): Body => ({
  symbol: 'FLAT',
  direction: 'long',
  order_type: 'market',
  quantity: '10',
  ...over,
});

describeOnBothStores('orders', (makeStore) => {
  let db: Database;
  let rig: TradingRig;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(async () => {
    const broken = (await checkInvariants(db.read)).filter((check) => !check.ok);
    await db.close();
    expect(broken).toEqual([]);
  });

  const open = (start = MIDDAY): void => {
    rig = createTradingRig(db, market, start);
  };
  const place = (memberId: string, over: Body = {}): Promise<AnyAnswer> =>
    rig.call(memberId, 'placeOrder', { body: ticket(over) });
  const order = async (memberId: string, id: unknown): Promise<Body> =>
    bodyOf(await rig.call(memberId, 'getOrder', { params: { id: String(id) } }));
  const account = async (memberId: string): Promise<Body> => {
    const { data } = bodyOf(await rig.call(memberId, 'listAccounts')) as { data: Body[] };
    return data.find((each) => each['kind'] === 'trade') ?? {};
  };
  const position = async (memberId: string): Promise<Body> => {
    const { data } = bodyOf(await rig.call(memberId, 'listPositions')) as { data: Body[] };
    return data[0] ?? {};
  };

  it('hold the amount of the preview, and a fill takes the amount of the preview', async () => {
    open();
    const member = await rig.member('10000');
    const preview = bodyOf(await rig.call(member, 'previewOrder', { body: ticket() }));
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

    await rig.advanceTo(MIDDAY);
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
    const member = await rig.member('10000');
    const placed = bodyOf(await place(member, { symbol: 'DIPS', order_type: 'limit', price: '95' }));
    await rig.advanceTo(at('02T14:59:59'));
    expect(await order(member, placed['id'])).toMatchObject({ status: 'handle' });
    await rig.advanceTo(at('02T20:00:00'));
    expect(await order(member, placed['id'])).toMatchObject({
      status: 'filled',
      filled_price: '94.5',
      filled_at: '2026-03-02T15:00:00.000Z',
    });
  });

  it('expire with their session if they are day orders, and stay if they are gtc', async () => {
    open();
    const member = await rig.member('10000');
    const day = bodyOf(await place(member, { symbol: 'DIPS', order_type: 'limit', price: '85' }));
    const gtc = bodyOf(
      await place(member, { symbol: 'DIPS', order_type: 'limit', price: '85', time_in_force: 'gtc' }),
    );
    await rig.advanceTo(at('04T00:00:00'));
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
    expect(await rig.notices(member)).toEqual(['expired', 'bought']);
  });

  it('fill in parts if the liquidity is small, at the price and the fee of a single fill', async () => {
    open();
    const member = await rig.member('1000000');
    const placed = bodyOf(await place(member, { quantity: '2500' }));
    await rig.advanceTo(at('02T14:30:30'));
    expect(await order(member, placed['id'])).toMatchObject({
      status: 'partially_filled',
      filled_quantity: '1000',
    });
    await rig.advanceTo(at('02T14:33:00'));
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
    const member = await rig.member('10000');
    const flat = await place(member);
    expect(bodyOf(flat)['warnings']).toMatchObject([{ code: 'market_closed' }]);
    const gaps = bodyOf(await place(member, { symbol: 'GAPS' }));
    await rig.advanceTo(at('03T13:59:59'));
    expect(await order(member, bodyOf(flat)['id'])).toMatchObject({ status: 'wait' });
    await rig.advanceTo(at('03T14:00:00'));
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
    const member = await rig.member('1000');
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
      await expect(rig.call(member, 'previewOrder', { body: ticket(over) })).rejects.toMatchObject({ code });
      expect(bodyOf(await place(member, over))).toMatchObject({ code });
    }
    expect(bodyOf(await place(member, { quantity: '10' }))).toMatchObject({
      code: 'insufficient_funds',
      errors: [{ params: { needed: '1030.99', available: '1000', currency: 'USD' } }],
    });
  });

  it('have a preview with costs and missing amount if the funds do not suffice', async () => {
    open();
    const member = await rig.member('1000');
    const costly = await rig.call(member, 'previewOrder', { body: ticket({ quantity: '10' }) });
    expect(bodyOf(costly)).toMatchObject({
      total_amount: '1000.99',
      handling_fee: '0.99',
      hold_amount: '1030.99',
      available_before: '1000',
      available_after: '-30.99',
      missing_amount: '30.99',
    });
    const payable = await rig.call(member, 'previewOrder', { body: ticket({ quantity: '9' }) });
    expect(bodyOf(payable)).toMatchObject({ missing_amount: '0' });
  });

  it('report insufficient funds if there is no account in the currency', async () => {
    open();
    const preview = await rig.call('mem_without_account', 'previewOrder', { body: ticket() });
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
    const member = await rig.member('10000');
    await db.read
      .insertInto('instrument_status')
      .values({ symbol: 'FIXED', status: 'halted', changed_at: MIDDAY })
      .execute();
    expect(bodyOf(await place(member, { symbol: 'FIXED' }))).toMatchObject({
      code: 'instrument_halted',
      status: 422,
    });
    await db.read.deleteFrom('instrument_status').execute();
  });

  it('can be cancelled while open, with the same answer again, and not when done', async () => {
    open();
    const member = await rig.member('10000');
    const params = { id: String(bodyOf(await place(member, { order_type: 'limit', price: '90' }))['id']) };
    const first = await rig.call(member, 'cancelOrder', { params });
    expect(bodyOf(first)).toMatchObject({ status: 'canceled', hold_amount: '0' });
    expect(await rig.call(member, 'cancelOrder', { params })).toEqual(first);
    expect(await account(member)).toMatchObject({ available_funds: '10000', used: '0' });

    const filled = { id: String(bodyOf(await place(member))['id']) };
    await expect(rig.call(member, 'cancelOrder', { params: filled })).rejects.toMatchObject({
      code: 'order_not_open',
    });
  });

  it('are amended only with the current version, and the hold follows', async () => {
    open();
    const member = await rig.member('1000');
    const placed = bodyOf(await place(member, { order_type: 'limit', price: '90' }));
    const params = { id: String(placed['id']) };
    const amend = (body: Body, ifMatch: number | undefined): Promise<AnyAnswer> =>
      rig.call(member, 'amendOrder', { params, body, ifMatch });
    await rig.advanceTo(at('02T14:31:00'));
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
    const member = await rig.member('1000');
    const placed = bodyOf(await place(member, { order_type: 'limit', price: '90' }));
    const params = { id: String(placed['id']) };
    const before = await account(member);
    const preview = (body: Body): Promise<AnyAnswer> =>
      rig.call(member, 'previewAmendment', { params, body });
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
      bodyOf(await rig.call(member, 'amendOrder', { params, body: { price: '95' }, ifMatch: 1 })),
    ).toMatchObject({
      hold_amount: '950.99',
    });
    await rig.call(member, 'cancelOrder', { params });
    await expect(preview({ price: '95' })).rejects.toMatchObject({ code: 'order_not_open' });
  });

  it('of another member, their positions and accounts are not found', async () => {
    open();
    const [owner, other] = [await rig.member('10000'), await rig.member('10000')];
    const id = String(bodyOf(await place(owner))['id']);
    await rig.advanceTo(MIDDAY);
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
      await expect(rig.call(other, operation, request)).rejects.toMatchObject({ code: 'not_found' });
    }
    const close = await rig.call(other, 'closePosition', {
      params: { id: positionId },
      body: { quantity: '1', order_type: 'market' },
    });
    expect(close.status).toBe(404);
    expect((await place(other, { account_id: accountId })).status).toBe(404);
  });

  it('are listed in pages, as entries are, and a foreign or broken cursor is refused', async () => {
    open();
    const [member, other] = [await rig.member('100000'), await rig.member('1')];
    for (let index = 0; index < 5; index += 1) await place(member, { order_type: 'limit', price: '90' });
    const ids: unknown[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: 2, ...(cursor === null ? {} : { cursor }) };
      const page = bodyOf(await rig.call(member, 'listOrders', { query })) as {
        data: Body[];
        next_cursor: string | null;
      };
      ids.push(...page.data.map((each) => each['id']));
      cursor = page.next_cursor;
      if (cursor !== null) {
        await expect(rig.call(other, 'listOrders', { query: { cursor } })).rejects.toMatchObject({
          code: 'invalid_cursor',
        });
        await expect(rig.call(member, 'listEntries', { query: { cursor } })).rejects.toMatchObject({
          code: 'invalid_cursor',
        });
      }
    } while (cursor !== null);
    expect(new Set(ids).size).toBe(5);
    const { data } = bodyOf(await rig.call(member, 'listEntries', { query: { kind: 'order_hold' } })) as {
      data: Body[];
    };
    expect(data.map((entry) => entry['amount'])).toEqual(Array(5).fill('-900.99'));
    expect(data[0]).toMatchObject({ balance_after: '95495.05', ref_type: 'order', ref_id: ids[0] });
  });

  it('are placed once for a key, however often and concurrently it arrives', async () => {
    open();
    const member = await rig.member('100000');
    const send = (quantity: string): Promise<AnyAnswer> =>
      rig.call(member, 'placeOrder', { body: ticket({ quantity }), idempotencyKey: 'one' });
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
    const { data } = bodyOf(await rig.call(member, 'listOrders')) as { data: Body[] };
    expect(data).toHaveLength(1);
  });

  it('are placed by a statement that checks the session, so a revoked session places nothing', async () => {
    open();
    const member = await rig.member('100000');
    const tokenHash = createHash('sha256').update(member).digest();
    const now = new Date();
    const session = {
      id: `ses_${member}`,
      member_id: member,
      token_hash: tokenHash,
      platform: 'h5',
      ip_prefix: '',
    };
    await db.read
      .insertInto('member_session')
      .values({ ...session, created_at: now, last_seen_at: now, revoked_at: null })
      .execute();
    const send = (): Promise<AnyAnswer> =>
      rig.call(member, 'placeOrder', { body: ticket(), member: undefined, tokenHash });
    expect((await send()).status).toBe(201);
    // The second call uses the cached member of the token; the session is checked again.
    expect((await send()).status).toBe(201);
    await db.read
      .updateTable('member_session')
      .set({ revoked_at: now })
      .where('id', '=', session.id)
      .execute();
    await expect(send()).rejects.toMatchObject({ code: 'unauthenticated' });
    const { data } = bodyOf(await rig.call(member, 'listOrders')) as { data: Body[] };
    expect(data).toHaveLength(2);
  });

  it('are accepted exactly as far as the funds cover them, when 64 arrive concurrently', async () => {
    open();
    const member = await rig.member('3100');
    const answers = await Promise.all(Array.from({ length: 64 }, () => place(member)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => bodyOf(answer)['code'] === 'insufficient_funds')).toHaveLength(61);
    expect(await account(member)).toMatchObject({ available_funds: '7.03' });
  });

  it('are filled once when several matchers run concurrently', async () => {
    open();
    const member = await rig.member('1000000');
    for (let index = 0; index < 12; index += 1) await place(member);
    await Promise.all([1, 2, 3, 4].map(() => rig.advanceTo(MIDDAY)));
    const { data } = bodyOf(await rig.call(member, 'listOrders', { query: { limit: 50 } })) as {
      data: Body[];
    };
    expect(data.map((each) => each['status'])).toEqual(Array(12).fill('filled'));
    expect(await position(member)).toMatchObject({ quantity: '120', total_open_amount: '12000' });
  });
});
