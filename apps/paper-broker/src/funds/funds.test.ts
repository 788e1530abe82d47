import { add, decimal, multiply, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { MOST_PARTS } from '../figures/figure.js';
import { findBalance } from '../ledger/balance.js';
import { createOfferRig, type OfferRig } from '../testing/offerRig.js';
import { countRedemption, countSubscription } from './fundMoney.js';
import { readPaidSubscriptions } from './fundQueries.js';
import { createFundOperations } from './operations.js';
import { fundJobs } from './priceFundOrder.js';

const START = new Date('2026-03-02T15:00:00.000Z');

interface FundOrder {
  readonly id: string;
  readonly status: string;
  readonly amount: string | null;
  readonly handling_fee: string | null;
  readonly net_amount: string | null;
  readonly nav: string | null;
  readonly nav_date: string | null;
  readonly units: string | null;
  readonly dealing_date: string;
  readonly priced_at: string;
  readonly settles_at: string;
  readonly cut_off_at: string;
  readonly settlement_date: string;
}

describeOnBothStores('money in a fund', (makeStore) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());
  const openRig = (start = START): OfferRig =>
    createOfferRig(db, start, true, (context) => ({
      operations: createFundOperations(context),
      jobHandlers: fundJobs(context),
    }));
  const available = async (memberId: string): Promise<string> =>
    toText(await findBalance(db.read, { memberId, account: 'fund', book: 'available', commodity: 'USD' }));
  const fundOf = (rig: OfferRig): string =>
    rig.context.market.instruments.find((each) => each.productType === 'FUND' && each.marketId === 'US')
      ?.symbol ?? '';
  const place = async (
    rig: OfferRig,
    memberId: string,
    operation: 'subscribeFund' | 'redeemFund',
    body: object,
  ): Promise<FundOrder> =>
    (await rig.call(memberId, operation, { params: { id: fundOf(rig) }, body })).body as FundOrder;
  const read = async (rig: OfferRig, memberId: string, id: string): Promise<FundOrder> =>
    (await rig.call(memberId, 'getFundOrder', { params: { id } })).body as FundOrder;
  const holdingOf = async (rig: OfferRig, memberId: string): Promise<Record<string, string> | undefined> => {
    const { body } = await rig.call(memberId, 'listFundHoldings');
    return (body as { data: Record<string, string>[] }).data[0];
  };

  it('buys units at the price of the day and returns as money two trading days later', async () => {
    const rig = openRig();
    const member = await rig.member('10000');
    const order = await place(rig, member, 'subscribeFund', { amount: '1000' });
    expect(order).toMatchObject({ status: 'submitted', dealing_date: '2026-03-02', nav: null });
    expect(await available(member)).toBe('9000');
    expect(await rig.faults()).toEqual([]);

    await rig.advanceTo(new Date(order.priced_at));
    const bought = await read(rig, member, order.id);
    expect(bought).toMatchObject({
      status: 'settled',
      nav_date: '2026-03-02',
      handling_fee: '5',
      net_amount: '995',
    });
    const close = rig.context.market.quote(fundOf(rig), new Date(order.priced_at)).last;
    expect(bought.nav).toBe(toText(close));
    expect(await holdingOf(rig, member)).toMatchObject({
      units: bought.units,
      redeemable_units: bought.units,
      cost: '1000',
      // Both the units and their value are truncated, as in a redemption.
      value: '994.99',
      profit: '-5.01',
    });
    expect(await rig.faults()).toEqual([]);
    const accounts = (await rig.call(member, 'listAccounts')).body as {
      data: { kind: string; total_value: string }[];
    };
    expect(accounts.data.find(({ kind }) => kind === 'fund')?.total_value).toBe('9994.99');

    const redemption = await place(rig, member, 'redeemFund', { mode: 'amount', amount: '200' });
    expect(redemption).toMatchObject({ status: 'submitted', dealing_date: '2026-03-03' });
    expect((await holdingOf(rig, member))?.['redeemable_units']).not.toBe(bought.units);
    await rig.advanceTo(new Date(redemption.priced_at));
    expect(await read(rig, member, redemption.id)).toMatchObject({ status: 'priced', net_amount: '200' });
    expect(await available(member)).toBe('9000');
    expect(await rig.faults()).toEqual([]);
    expect(redemption.settlement_date).toBe('2026-03-05');
    await rig.advanceTo(new Date(redemption.settles_at));
    expect((await read(rig, member, redemption.id)).status).toBe('settled');
    expect(await available(member)).toBe('9200');

    const rest = await place(rig, member, 'redeemFund', { mode: 'all' });
    await rig.advanceTo(new Date(rest.settles_at));
    const paid = await read(rig, member, rest.id);
    expect(paid.status).toBe('settled');
    expect(await holdingOf(rig, member)).toBeUndefined();
    expect(await available(member)).toBe(toText(add(decimal('9200'), decimal(paid.net_amount ?? '0'))));
    expect(await rig.faults()).toEqual([]);
  });

  it('has the cost of all subscriptions although only the newest are read', async () => {
    const rig = openRig();
    const member = await rig.member('10000');
    const order = await place(rig, member, 'subscribeFund', { amount: '1000' });
    await rig.advanceTo(new Date(order.priced_at));
    const read = () => readPaidSubscriptions(db.read, member, fundOf(rig));
    expect(await read()).toMatchObject({ newest: [{ id: order.id }], paid: '1000.00000000' });
    await sql`
      insert into fund_order
      select (jsonb_populate_record(row, jsonb_build_object('id', 'fdo_' || n))).*
        from fund_order as row, generate_series(1001, ${1000 + MOST_PARTS + 50}::int) as n
       where row.id = ${order.id}`.execute(db.read);
    const { newest, paid } = await read();
    expect(newest).toHaveLength(MOST_PARTS);
    expect(newest.at(-1)?.id).toBe(
      newest
        .map(({ id }) => id)
        .toSorted()
        .at(-1),
    );
    expect(toText(decimal(paid))).toBe('151000');
    await sql`delete from fund_order where member_id = ${member} and id <> ${order.id}`.execute(db.read);
    await sql`update fund_paid set paid = 1000 where member_id = ${member}`.execute(db.read);
  });

  it('can be cancelled until the cut-off time, which releases all money; a second cancel gives the same answer', async () => {
    const rig = openRig();
    const member = await rig.member('1000');
    const cancel = (id: string) => rig.call(member, 'cancelFundOrder', { params: { id } });
    const first = await place(rig, member, 'subscribeFund', { amount: '400' });
    const canceled = await cancel(first.id);
    expect(canceled).toMatchObject({ body: { status: 'canceled' } });
    expect(await cancel(first.id)).toEqual(canceled);
    expect(await available(member)).toBe('1000');

    const second = await place(rig, member, 'subscribeFund', { amount: '400' });
    const stranger = await rig.member('0');
    await expect(rig.call(stranger, 'getFundOrder', { params: { id: second.id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await rig.advanceTo(new Date(second.cut_off_at));
    await expect(cancel(second.id)).rejects.toMatchObject({ code: 'not_cancelable' });
    // From the cut-off on, an order belongs to the next trading day.
    const late = await place(rig, member, 'subscribeFund', { amount: '400' });
    expect(late.dealing_date).toBe('2026-03-03');
    await rig.advanceTo(new Date(second.priced_at));
    expect((await read(rig, member, second.id)).status).toBe('settled');
    expect((await read(rig, member, late.id)).status).toBe('submitted');
    const back = await place(rig, member, 'redeemFund', { mode: 'all' });
    expect((await cancel(back.id)).body).toMatchObject({ status: 'canceled' });
    expect(await rig.faults()).toEqual([]);
  });

  it('is refused with the fault of its ticket', async () => {
    const rig = openRig(new Date('2026-03-10T15:00:00.000Z'));
    const member = await rig.member('500');
    const params = { id: fundOf(rig) };
    const subscribe = (amount: string) =>
      rig.call(member, 'previewFundSubscription', { params, body: { amount } });
    const redeem = (body: object) => rig.call(member, 'previewFundRedemption', { params, body });
    await expect(subscribe('99.99')).rejects.toMatchObject({ code: 'below_minimum' });
    await expect(subscribe('100.001')).rejects.toMatchObject({ code: 'too_many_decimals' });
    await expect(subscribe('500.01')).rejects.toMatchObject({ code: 'insufficient_funds' });
    await expect(redeem({ mode: 'all' })).rejects.toMatchObject({ code: 'nothing_to_redeem' });
    await expect(redeem({ mode: 'all', amount: '1' })).rejects.toMatchObject({ code: 'amount_not_allowed' });
    await expect(redeem({ mode: 'amount' })).rejects.toMatchObject({ code: 'amount_required' });
    await expect(redeem({ mode: 'amount', amount: '0' })).rejects.toMatchObject({ code: 'wrong_amount' });
    const order = await place(rig, member, 'subscribeFund', { amount: '500' });
    await rig.advanceTo(new Date(Date.parse(order.priced_at) + HOUR_MS));
    await expect(redeem({ mode: 'amount', amount: '600' })).rejects.toMatchObject({
      code: 'exceeds_holding',
    });
    await expect(rig.call(member, 'getFund', { params: { id: 'HAVW' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('has one price a day: in the quote, on the page and in the value of an account', async () => {
    const rig = openRig();
    const member = await rig.member('10000');
    const order = await place(rig, member, 'subscribeFund', { amount: '1000' });
    await rig.advanceTo(new Date(order.priced_at));
    const fund = fundOf(rig);
    const priceAt = async (time: string) => {
      const at = new Date(time);
      await rig.advanceTo(at);
      const { nav, change_percentage } = (await rig.call(member, 'getFund', { params: { id: fund } }))
        .body as { nav: string; change_percentage: string };
      const { last, changePercentage } = rig.context.market.quote(fund, at);
      expect([toText(last), toText(changePercentage)]).toEqual([nav, change_percentage]);
      const { value } = (await holdingOf(rig, member)) ?? {};
      const accounts = (await rig.call(member, 'listAccounts')).body as {
        data: { kind: string; available_funds: string; total_value: string }[];
      };
      const account = accounts.data.find(({ kind }) => kind === 'fund');
      expect(account?.total_value).toBe(
        toText(add(decimal(account?.available_funds ?? '0'), decimal(value ?? '0'))),
      );
      return nav;
    };
    // The market closes at 21:00 UTC.
    const noon = await priceAt('2026-03-03T17:00:00.000Z');
    expect(await priceAt('2026-03-03T21:59:59.000Z')).toBe(noon);
    expect(await priceAt('2026-03-03T22:00:00.000Z')).not.toBe(noon);
  });

  it('is offered in a list with ten holdings that trade on the fund’s market', async () => {
    const rig = openRig(new Date('2026-03-20T15:00:00.000Z'));
    const member = await rig.member('0');
    const detail = (await rig.call(member, 'getFund', { params: { id: fundOf(rig) } })).body as {
      holdings: { symbol: string; weight: string }[];
      cut_off: string;
    };
    expect(detail.cut_off).toBe('15:00');
    expect(detail.holdings).toHaveLength(10);
    for (const { symbol } of detail.holdings)
      expect(rig.context.market.instrument(symbol)?.marketId).toBe('US');
  });
});

const cents = fc
  .bigInt(100n, 100_000_000n)
  .map((value) => (value * 1_000_000n) as ReturnType<typeof decimal>);
const price = fc.bigInt(1_000n, 9_000_000n).map((value) => (value * 10_000n) as ReturnType<typeof decimal>);
const rate = fc.constantFrom('0', '0.005', '0.015').map(decimal);
const COIN = decimal('0.01');
const countedBy = (value: Decimal, feeRate: Decimal) => ({
  fund: { symbol: 'FUND', currency: 'USD' },
  feeRate,
  nav: { value, closedAt: START },
  at: START,
});

describe('counting units', () => {
  it('creates and loses no money: fee and net equal the amount, and the units are worth the net to the last coin', () => {
    fc.assert(
      fc.property(cents, price, rate, (amount, nav, fees) => {
        const counted = countSubscription(amount, countedBy(nav, fees));
        const [fee, net, units] = [counted.fee.value, counted.net.value, counted.units.value];
        expect(add(fee, net)).toBe(amount);
        const worth = multiply(units, nav, 'down');
        expect(worth).toBeLessThanOrEqual(net);
        expect(subtract(net, worth)).toBeLessThan(COIN);
      }),
    );
  });

  it('never pays more than the units are worth, and pays exactly the requested amount if they suffice', () => {
    fc.assert(
      fc.property(cents, cents, price, rate, (asked, reserved, nav, fees) => {
        const counted = countRedemption(asked, reserved, countedBy(nav, fees));
        const [units, gross, fee, net] = [
          counted.units.value,
          counted.amount.value,
          counted.fee.value,
          counted.net.value,
        ];
        expect(units).toBeLessThanOrEqual(reserved);
        expect(gross).toBeLessThanOrEqual(multiply(units, nav, 'up'));
        expect(add(net, fee)).toBe(gross);
        if (units < reserved) expect(gross).toBe(asked);
        expect(gross >= ZERO).toBe(true);
      }),
    );
  });
});
