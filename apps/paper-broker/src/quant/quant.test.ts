import { add, decimal, multiply, subtract, sum, toText, ZERO } from '@fairlot/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { findBalance } from '../ledger/balance.js';
import { createOfferRig, PAY_PASSWORD, type OfferRig } from '../testing/offerRig.js';
import { createQuantOperations } from './operations.js';
import { listProducts } from './products.js';
import { quantJobs } from './quantJobs.js';
import { profitOf, rateAfter } from './quantMoney.js';
import { tradesBetween } from './trades.js';

const START = new Date('2026-03-04T15:00:00.000Z');

interface Subscription {
  readonly id: string;
  readonly status: number;
  readonly end_kind: string | null;
  readonly amount: string;
  readonly days_done: number;
  readonly profit_rate: string;
  readonly pending_settlement_profit: string;
  readonly settled_profit: string;
  readonly exitable: boolean;
  readonly exit_fee: string;
  readonly exit_amount: string;
  readonly returned_amount: string | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly days: readonly { date: string; profit: string; trade: { symbol: string } | null }[];
}

describeOnBothStores('money in a quantitative fund', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());
  const openRig = (start = START): OfferRig =>
    createOfferRig(db, start, true, (context) => ({
      operations: createQuantOperations(context),
      jobHandlers: quantJobs(context),
    }));
  const balance = async (memberId: string, book: 'available' | 'quant' | 'quant_pending'): Promise<string> =>
    toText(await findBalance(db.read, { memberId, account: 'fund', book, commodity: 'USD' }));
  /** An open product in USD: the one with the shortest period that has, or has not, an early exit. */
  const productOf = (rig: OfferRig, mayLeave = true) => {
    const { market, clock } = rig.context;
    const found = listProducts(market, clock.now(), { state: 'open', currency: 'USD' })
      .filter(({ strategy }) => (strategy.earlyExitFeeRate !== null) === mayLeave)
      .toSorted((a, b) => a.strategy.periodDays - b.strategy.periodDays)[0];
    if (found === undefined) throw new Error('Nothing is open.');
    return found;
  };
  const subscribe = async (rig: OfferRig, memberId: string, amount: string, id: string) =>
    (
      await rig.call(memberId, 'subscribeQuant', {
        params: { id },
        body: { amount, pay_password: PAY_PASSWORD },
      })
    ).body as Subscription;
  const read = async (rig: OfferRig, memberId: string, id: string): Promise<Subscription> =>
    (await rig.call(memberId, 'getQuantSubscription', { params: { id } })).body as Subscription;

  it('accrues the results of the strategy daily and is paid back at the end', async () => {
    const rig = openRig();
    const { market } = rig.context;
    const member = await rig.member('10000');
    const product = productOf(rig);
    const { strategy } = product;
    const made = await subscribe(rig, member, '1000', product.id);
    expect(made).toMatchObject({ status: 0, days_done: 0, pending_settlement_profit: '0', exit_fee: '0' });
    expect(await balance(member, 'available')).toBe('9000');
    expect(await balance(member, 'quant')).toBe('1000');
    expect(made.start_at).toBe('2026-03-05T05:00:00.000Z');
    expect(await rig.faults()).toEqual([]);

    await rig.advanceTo(new Date(Date.parse(made.start_at) + DAY_MS - 1));
    expect((await read(rig, member, made.id)).days_done).toBe(0);
    await rig.advanceTo(new Date(Date.parse(made.start_at) + 3 * DAY_MS));
    const running = await read(rig, member, made.id);
    expect(running).toMatchObject({ status: 0, days_done: 3 });
    const first = Math.round(Date.UTC(2026, 2, 5) / DAY_MS);
    const trades = tradesBetween(market, strategy, first, first + 2);
    expect(trades.map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-06']);
    const rate = trades.reduce((so, trade) => rateAfter(so, trade.rate, strategy), ZERO);
    expect(running.profit_rate).toBe(toText(rate));
    expect(running.pending_settlement_profit).toBe(toText(profitOf(decimal('1000'), rate, 'USD')));
    expect(await balance(member, 'quant_pending')).toBe(running.pending_settlement_profit);
    // A Saturday, without trading.
    expect(running.days[0]).toMatchObject({ date: '2026-03-07', trade: null, profit: '0' });
    expect(await rig.faults()).toEqual([]);
    const accounts = (await rig.call(member, 'listAccounts')).body as {
      data: { kind: string; total_value: string }[];
    };
    expect(accounts.data.find(({ kind }) => kind === 'fund')?.total_value).toBe(
      toText(add(decimal('10000'), decimal(running.pending_settlement_profit))),
    );

    await rig.advanceTo(new Date(made.end_at));
    const ended = await read(rig, member, made.id);
    expect(ended).toMatchObject({
      status: 1,
      end_kind: 'period',
      days_done: strategy.periodDays,
      pending_settlement_profit: '0',
      exitable: false,
    });
    expect(toText(sum(ended.days.map(({ profit }) => decimal(profit))))).toBe(ended.settled_profit);
    expect(ended.returned_amount).toBe(toText(add(decimal('1000'), decimal(ended.settled_profit))));
    expect(await balance(member, 'available')).toBe(
      toText(add(decimal('10000'), decimal(ended.settled_profit))),
    );
    expect(await balance(member, 'quant')).toBe('0');
    expect(await balance(member, 'quant_pending')).toBe('0');
    expect((await rig.call(member, 'sumQuantSubscriptions')).body).toEqual({
      data: [
        {
          currency: 'USD',
          invested: '0',
          pending_settlement_profit: '0',
          settled_profit: ended.settled_profit,
        },
      ],
    });
    expect(await rig.faults()).toEqual([]);
    const notices = await db.read
      .selectFrom('notice')
      .select('template')
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    expect(notices.map(({ template }) => template)).toEqual(['subscribed', 'ended']);
  });

  it('can be redeemed free of charge before the period, and at its published cost within it', async () => {
    const rig = openRig(new Date('2026-04-01T15:00:00.000Z'));
    const member = await rig.member('5000');
    const product = productOf(rig);
    const leave = (id: string, who = member) =>
      rig.call(who, 'exitQuantSubscription', { params: { id }, body: undefined });
    const early = await subscribe(rig, member, '1000', product.id);
    const answer = await leave(early.id);
    expect(answer.body).toMatchObject({
      status: 1,
      end_kind: 'early',
      exit_fee: '0',
      returned_amount: '1000',
    });
    expect((await leave(early.id)).body).toEqual(answer.body);
    expect(await balance(member, 'available')).toBe('5000');

    const second = await subscribe(rig, member, '1000', product.id);
    const stranger = await rig.member('0');
    expect((await leave(second.id, stranger)).body).toMatchObject({ code: 'not_found' });
    await rig.advanceTo(new Date(Date.parse(second.start_at) + 2 * DAY_MS));
    const running = await read(rig, member, second.id);
    const fee = multiply(decimal('1000'), product.strategy.earlyExitFeeRate ?? ZERO, 'down', 2);
    expect(running).toMatchObject({ exitable: true, exit_fee: toText(fee) });
    const left = (await leave(second.id)).body as Subscription;
    expect(left.returned_amount).toBe(running.exit_amount);
    const profit = decimal(running.pending_settlement_profit);
    expect(running.exit_amount).toBe(toText(subtract(add(decimal('1000'), profit), fee)));
    expect(await balance(member, 'available')).toBe(
      toText(add(decimal('4000'), decimal(running.exit_amount))),
    );
    // The day that had not ended at the exit is not counted.
    await rig.advanceTo(new Date(second.end_at));
    expect(await read(rig, member, second.id)).toMatchObject({ days_done: 2, end_kind: 'early' });
    expect(await rig.faults()).toEqual([]);
  });

  it('cannot be redeemed early if the product does not permit it', async () => {
    const rig = openRig(new Date('2026-05-12T15:00:00.000Z'));
    const member = await rig.member('2000');
    const made = await subscribe(rig, member, '1000', productOf(rig, false).id);
    expect(made.exitable).toBe(true);
    await rig.advanceTo(new Date(made.start_at));
    expect((await read(rig, member, made.id)).exitable).toBe(false);
    const answer = await rig.call(member, 'exitQuantSubscription', { params: { id: made.id } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_cancelable' } });
    expect(await rig.faults()).toEqual([]);
  });

  it('is refused with the fault of the subscription, and no money moves', async () => {
    const rig = openRig(new Date('2026-06-02T15:00:00.000Z'));
    const { market, clock } = rig.context;
    const member = await rig.member('500');
    const product = productOf(rig);
    const { minAmount, maxAmount } = product.strategy;
    const attempt = (amount: string, id = product.id, payPassword = PAY_PASSWORD) =>
      rig.call(member, 'subscribeQuant', { params: { id }, body: { amount, pay_password: payPassword } });
    const min = toText(minAmount);
    expect((await attempt('1')).body).toMatchObject({
      code: 'below_minimum',
      message: `Minimum purchase amount is $${min}.00`,
      errors: [{ path: 'amount', params: { min, currency: 'USD' } }],
    });
    const refusals = [
      [toText(add(maxAmount, decimal('1'))), 'above_maximum'],
      ['300.001', 'too_many_decimals'],
      ['500.01', 'insufficient_funds'],
    ] as const;
    for (const [amount, code] of refusals)
      expect(await attempt(amount)).toMatchObject({ status: 422, body: { code } });
    await expect(attempt('300', product.id, '000000')).rejects.toMatchObject({
      code: 'pay_password_incorrect',
    });
    const states = [
      ['upcoming', 'subscription_not_started'],
      ['closed', 'closed'],
    ] as const;
    for (const [state, code] of states) {
      const other = listProducts(market, clock.now(), { state })[0];
      expect(await attempt('300', other?.id)).toMatchObject({ status: 409, body: { code } });
    }
    await expect(attempt('300', `${product.id.slice(0, -1)}0`)).rejects.toMatchObject({ code: 'not_found' });
    expect(await balance(member, 'available')).toBe('500');
  });
});
