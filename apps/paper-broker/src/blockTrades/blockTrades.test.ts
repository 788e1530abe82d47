import { decimal, fromInteger, multiply, toText } from '@fairlot/money';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import type { AnyAnswer } from '../http/operation.js';
import { later } from '../util/instants.js';
import { useLedgerStore } from '../ledger/testing/useLedgerStore.js';
import { createMarket } from '../market/createMarket.js';
import { createHaltBook } from '../market/haltBook.js';
import { createTradingRig, type TradingRig } from '../trading/testing/tradingRig.js';
import { weakHash } from '../members/testing/weakHash.js';
import { runDueJobs } from '../jobs/jobs.js';
import type { BlockContext } from '../trading/tradingContext.js';
import { blockJobs, createBlockDesk } from './decideBlock.js';
import { blockTradeOperations } from './operations.js';
import { blockOffersOf, findBlockOffer } from './blockOffers.js';

const market = createMarket({ seed: 'blocks' });
const MIDDAY = new Date('2026-03-02T16:00:00Z');
const EVENING = new Date('2026-03-02T23:00:00Z');
const NEXT_DAY = new Date('2026-03-03T16:00:00Z');
const PAY_PASSWORD = '246810';

type Body = Record<string, unknown>;
const bodyOf = (answer: AnyAnswer): Body => answer.body as Body;

it('offers the same blocks to everybody all day, below the last close, and others the next day', () => {
  const [first] = blockOffersOf(market, 'US', MIDDAY);
  const offers = blockOffersOf(createMarket({ seed: 'blocks' }), 'US', new Date('2026-03-02T20:59:59Z'));
  expect(offers.map(({ id, price }) => [id, price])).toEqual(
    blockOffersOf(market, 'US', new Date('2026-03-02T13:00:00Z')).map(({ id, price }) => [id, price]),
  );
  expect(offers.length).toBe(4);
  for (const { instrument, price, quantity } of offers) {
    const close = market.quote(instrument.symbol, MIDDAY).previousClose;
    expect(price).toBeLessThan(close);
    expect(price).toBeGreaterThan(multiply(close, decimal('0.93'), 'down'));
    expect(quantity).toBeGreaterThanOrEqual(fromInteger(20_000n));
  }
  expect(findBlockOffer(market, first?.id ?? '', EVENING)).toBeUndefined();
  expect(blockOffersOf(market, 'US', EVENING).map(({ id }) => id)).toEqual(
    blockOffersOf(market, 'US', NEXT_DAY).map(({ id }) => id),
  );
});

describeOnBothStores('block trades', (makeStore) => {
  const store = useLedgerStore(makeStore);
  let rig: TradingRig;
  let context: BlockContext;
  let payPasswordHash: string;
  beforeAll(async () => {
    payPasswordHash = await weakHash(PAY_PASSWORD);
  });

  const [offer] = blockOffersOf(market, 'US', MIDDAY);
  if (offer === undefined) throw new Error('The market offers no block.');
  const cost = toText(multiply(offer.price, fromInteger(10_000n), 'down'));
  const open = async (funds = '5000000', autoReview = true): Promise<string> => {
    rig = createTradingRig(store.db, market, {
      start: MIDDAY,
      autoReview,
      more: (trading) => {
        context = { ...trading, market };
        return blockTradeOperations(context);
      },
    });
    const member = await rig.member(funds);
    await store.db.transaction((tx) =>
      tx.updateTable('member').set({ pay_password_hash: payPasswordHash }).where('id', '=', member).execute(),
    );
    return member;
  };
  const advanceTo = async (at: Date) => {
    rig.setClock(at);
    await runDueJobs(context, blockJobs(context), (_job, error) => {
      throw error;
    });
  };
  const decide = (id: unknown, decision: 'pass' | 'refuse', reason?: string, reasonKey?: string) =>
    context.db.transaction((tx) =>
      createBlockDesk(context).decide(tx, String(id), {
        decision,
        reason,
        reasonKey,
        auditAmount: undefined,
      }),
    );
  const take = (member: string, over: Body = {}): Promise<AnyAnswer> =>
    rig.call(member, 'placeBlockTrade', {
      member: { memberId: member, sessionId: 'ses_test', vip: true },
      body: { block_offer_id: offer.id, quantity: '10000', pay_password: PAY_PASSWORD, ...over },
    });
  const account = async (member: string): Promise<Body> =>
    (bodyOf(await rig.call(member, 'listAccounts')) as { data: Body[] }).data.find(
      ({ kind }) => kind === 'trade',
    ) ?? {};
  const order = async (member: string, id: unknown): Promise<Body> =>
    bodyOf(await rig.call(member, 'getOrder', { params: { id: String(id) } }));

  it('refuses a block whose instrument is halted when it is decided', async () => {
    const member = await open();
    const { symbol } = offer.instrument;
    const body = { block_offer_id: offer.id, quantity: '10000', pay_password: PAY_PASSWORD };
    const vip = { memberId: member, sessionId: 'ses_test', vip: true };
    const placed = bodyOf(await rig.call(member, 'placeBlockTrade', { body, member: vip }));
    await createHaltBook(context).set(symbol, 'halted');
    await advanceTo(later(MIDDAY, HOUR_MS));
    const order = bodyOf(await rig.call(member, 'getOrder', { params: { id: String(placed['id']) } }));
    expect(order).toMatchObject({ status: 'refused', reject_code: 'instrument_halted', hold_amount: '0' });
    expect(await rig.notices(member)).toEqual(['refused_halted']);
    await createHaltBook(context).set(symbol, 'active');
    await store.db.read.deleteFrom('trading_halt').execute();
  });

  it('holds what the preview says, and fills it at the offer’s price after the review', async () => {
    const member = await open();
    const { body: previewed } = await rig.call(member, 'previewBlockTrade', {
      member: { memberId: member, sessionId: 'ses_test', vip: true },
      body: { block_offer_id: offer.id, quantity: '10000' },
    });
    const preview = previewed as Body;
    const taken = await take(member);
    expect(taken.status).toBe(201);
    expect(bodyOf(taken)).toMatchObject({
      order_type: 'block',
      status: 'wait',
      discount_buying_price: toText(offer.price),
      hold_amount: preview['hold_amount'],
    });
    expect(await account(member)).toMatchObject({ available_funds: preview['available_after'] });
    await advanceTo(later(MIDDAY, 29_000));
    expect(await order(member, bodyOf(taken)['id'])).toMatchObject({ status: 'wait' });
    await advanceTo(later(MIDDAY, 31_000));
    expect(await order(member, bodyOf(taken)['id'])).toMatchObject({
      status: 'filled',
      filled_price: toText(offer.price),
      total_open_amount: cost,
      hold_amount: '0',
    });
    expect(await account(member)).toMatchObject({ available_funds: preview['available_after'] });
    expect(await rig.notices(member)).toEqual(['bought']);
  });

  it('gives the money back when the desk refuses or the customer cancels', async () => {
    const member = await open('5000000', false);
    const refused = bodyOf(await take(member))['id'];
    await decide(refused, 'refuse', 'Too large for today.', 'seller_withdrew');
    expect(await order(member, refused)).toMatchObject({
      status: 'refused',
      reject_code: 'seller_withdrew',
      reject_params: {},
      reject_note: 'Too large for today.',
      hold_amount: '0',
    });
    const canceled = bodyOf(await take(member))['id'];
    const cancel = () => rig.call(member, 'cancelOrder', { params: { id: String(canceled) } });
    expect(bodyOf(await cancel())).toMatchObject({ status: 'canceled' });
    expect(await cancel()).toEqual(await cancel());
    expect(await account(member)).toMatchObject({ available_funds: '5000000', used: '0' });
    expect(await rig.notices(member)).toEqual(['block_refused']);
    const again = decide(refused, 'pass');
    await expect(again).rejects.toMatchObject({ code: 'not_reviewable' });
  });

  it('refuses, by name, what cannot be', async () => {
    const member = await open('5000000', false);
    const codeOf = async (over: Body) => bodyOf(await take(member, over))['code'];
    expect(await codeOf({ quantity: '9999' })).toBe('block_minimum');
    expect(await codeOf({ quantity: toText(multiply(offer.quantity, decimal('10'), 'down')) })).toBe(
      'block_size_left',
    );
    expect(await codeOf({ block_offer_id: 'blk_00000000000000000000000000' })).toBe('block_offer_expired');
    await expect(take(member, { pay_password: '000000' })).rejects.toMatchObject({
      code: 'pay_password_incorrect',
    });
    rig.setClock(EVENING);
    expect(await codeOf({})).toBe('block_offer_expired');
    const [next] = blockOffersOf(market, 'US', EVENING);
    expect(await codeOf({ block_offer_id: next?.id })).toBe('market_closed');
    const plain = rig.call(member, 'placeBlockTrade', { body: {} });
    await expect(plain).rejects.toMatchObject({ code: 'vip_required' });
    const poor = await open('100', false);
    expect(bodyOf(await take(poor))['code']).toBe('insufficient_funds');
  });

  it('never gives away more than is offered, however many take at once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => open('100000000', false)));
    const left = await leftOf(members[0] ?? '');
    const answers = await Promise.all(members.map((member) => take(member, { quantity: toText(left) })));
    const outcomes = answers.map((answer) => bodyOf(answer)['code'] ?? answer.status).sort();
    expect(outcomes).toEqual([201, ...Array.from({ length: 5 }, () => 'block_size_left')]);
  });

  const leftOf = async (member: string) => {
    const rows = (bodyOf(await rig.call(member, 'listBlockOffers')) as { data: Body[] }).data;
    return decimal(String(rows.find(({ id }) => id === offer.id)?.['max_quantity']));
  };
});
