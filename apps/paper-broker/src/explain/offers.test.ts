import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { createFundOperations } from '../funds/operations.js';
import { fundJobs } from '../funds/priceFundOrder.js';
import type { OperationId } from '../http/operation.js';
import { ipoJobs } from '../ipo/ipoJobs.js';
import { listOfferings } from '../ipo/offerings.js';
import { createIpoOperations } from '../ipo/operations.js';
import { createQuantOperations } from '../quant/operations.js';
import { listProducts } from '../quant/products.js';
import { quantJobs } from '../quant/quantJobs.js';
import { createOfferRig, PAY_PASSWORD, type OfferRig } from '../testing/offerRig.js';
import { createRandom, type Random } from '../trading/testing/random.js';
import { toWire } from '../trading/testing/tradingWorld.js';
import { createPast } from '../performance/past.js';
import { explainOperations } from './operations.js';
import { faultsOf } from './testing/addUp.js';
import { SEEDS } from './testing/seeds.js';

type Node = Wire['FigureNode'];
type FundOrder = Wire['FundOrder'];
type Preview = Readonly<Record<string, unknown>> & { readonly explained: readonly Node[] };

const START = new Date('2026-03-02T15:00:00.000Z');
const TICKETS = 20;
/** One cent, in units of 10^-8. */
const CENT = 1_000_000n;

/** A random amount between `least` and `most`, both in cents, at times up to 99 cents less. */
const someCents = (random: Random, least: number, most: number): string =>
  toWire(least + random(most - least) - (random(3) === 0 ? random(100) : 0));

/**
 * Checks that the trees of a preview add up and have the preview's values.
 * @param figures for each figure, the field of the preview with its value
 */
function compare(preview: Preview, figures: Readonly<Record<string, string>>): void {
  const nodes = preview.explained.flatMap((node) => [node, ...node.parts]);
  expect(preview.explained.flatMap((node) => faultsOf(node))).toEqual([]);
  for (const [figure, said] of Object.entries(figures))
    expect(nodes.find((node) => node.figure === figure)?.value, figure).toBe(preview[said]);
}

describeOnBothStores('what an offer would cost, explained', (makeStore, kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());
  const openRig = (): OfferRig =>
    createOfferRig(db, START, true, (context) => ({
      operations: {
        ...explainOperations(context, createPast(context.market)),
        ...createFundOperations(context),
        ...createIpoOperations(context),
        ...createQuantOperations(context),
      },
      jobHandlers: { ...fundJobs(context), ...ipoJobs(context), ...quantJobs(context) },
    }));

  it.each(SEEDS[kind])('adds up for any subscription or redemption of a fund, seed %i', async (seed) => {
    const random = createRandom(seed);
    const rig = openRig();
    const member = await rig.member('1000000');
    const { market } = rig.context;
    const funds = market.instruments.filter((each) => each.productType === 'FUND' && each.marketId === 'US');
    const id = funds[random(funds.length)]?.symbol ?? '';
    const preview = async (operation: OperationId, body: object): Promise<Preview> =>
      (await rig.call(member, operation, { params: { id }, body })).body as Preview;
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const amount = someCents(random, 10_100, 5_000_000);
      compare(await preview('previewFundSubscription', { amount }), {
        order_total: 'amount',
        fund_net: 'net_amount',
        order_fee: 'handling_fee',
        fund_units: 'estimated_units',
        available_funds: 'available_before',
        available_after: 'available_after',
      });
    }
    const amount = someCents(random, 200_000, 5_000_000);
    const order = await rig.call(member, 'subscribeFund', { params: { id }, body: { amount } });
    await rig.advanceTo(new Date((order.body as { priced_at: string }).priced_at));
    const taken = {
      fund_amount: 'amount',
      fund_net: 'net_amount',
      order_fee: 'handling_fee',
      fund_units: 'estimated_units',
      available_funds: 'available_before',
      available_after: 'available_after',
    };
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const asked = someCents(random, 101, 190_000);
      compare(await preview('previewFundRedemption', { mode: 'amount', amount: asked }), taken);
    }
    const all = await preview('previewFundRedemption', { mode: 'all' });
    compare(all, taken);
    // Redeeming all units yields their value, which is a product and not an amount asked for.
    expect(all.explained[0]?.parts[0]).toMatchObject({ figure: 'fund_amount', operation: 'product' });
  });

  it.each(SEEDS[kind])('adds up for an order of a fund at its price, seed %i', async (seed) => {
    const random = createRandom(seed);
    const rig = openRig();
    const member = await rig.member('1000000');
    const funds = rig.context.market.instruments.filter(
      (each) => each.productType === 'FUND' && each.marketId === 'US',
    );
    const params = { id: funds[random(funds.length)]?.symbol ?? '' };
    const ask = (figure: string, id: string) =>
      rig.call(member, 'explainFigure', { params: { figure }, query: { fund_order_id: id } });
    const place = async (operation: OperationId, body: object, said: Readonly<Record<string, string>>) => {
      const placed = (await rig.call(member, operation, { params, body })).body as FundOrder;
      await expect(ask('fund_units', placed.id)).rejects.toMatchObject({ code: 'not_found' });
      await rig.advanceTo(new Date(placed.priced_at));
      const order = (await rig.call(member, 'getFundOrder', { params: { id: placed.id } })).body as FundOrder;
      for (const [figure, field] of Object.entries(said)) {
        const node = (await ask(figure, placed.id)).body as Node;
        expect(faultsOf(node)).toEqual([]);
        expect(node.value, figure).toBe(order[field as keyof FundOrder]);
        // A figure that had to be replaced by what is booked would have no parts.
        expect(node.operation).not.toBe('value');
      }
    };
    const both = { order_fee: 'handling_fee', fund_net: 'net_amount' };
    const bought = { ...both, fund_units: 'units', order_total: 'amount' };
    for (let ticket = 0; ticket < 3; ticket += 1)
      await place('subscribeFund', { amount: someCents(random, 100_000, 5_000_000) }, bought);
    const asked = someCents(random, 101, 90_000);
    await place('redeemFund', { mode: 'amount', amount: asked }, { ...both, fund_units: 'units' });
    await place('redeemFund', { mode: 'all' }, both);
  });

  it.each(SEEDS[kind])('adds up for any number of new shares and any funds, seed %i', async (seed) => {
    const random = createRandom(seed);
    const rig = openRig();
    const { market } = rig.context;
    const [offering] = listOfferings(market, START, { state: undefined, marketId: 'US' }).filter(
      ({ closeAt }) => closeAt > START,
    );
    if (offering === undefined) throw new Error('Nothing is offered.');
    await rig.advanceTo(new Date(Math.max(START.getTime(), offering.openAt.getTime())));
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const member = await rig.member(someCents(random, 10_000_000, 50_000_000));
      const most = Number(offering.maxLots < 5n ? offering.maxLots : 5n);
      const quantity = String(BigInt(1 + random(most)) * offering.lotSize);
      const body = random(2) === 0 ? { mode: 'max' } : { mode: 'partial', quantity };
      const call = { params: { id: offering.id }, body };
      const preview = (await rig.call(member, 'previewIpoSubscription', call)).body as Preview;
      compare(preview, {
        ipo_total: 'total_amount',
        applied_shares: 'quantity',
        issue_price: 'issue_price',
        order_fee: 'handling_fee',
        available_funds: 'available_before',
        available_after: 'available_after',
      });
      // An entered quantity has no parts; the quantity of `max` is computed.
      const shares = preview.explained[0]?.parts[0];
      expect(shares?.operation).toBe(body.mode === 'max' ? 'product' : 'value');
    }
  });

  it.each(SEEDS[kind])('adds up for a quant fund and each possible end, seed %i', async (seed) => {
    const random = createRandom(seed);
    const rig = openRig();
    const member = await rig.member('10000000');
    const open = listProducts(rig.context.market, START, { state: 'open', currency: 'USD' });
    expect(open.length).toBeGreaterThan(0);
    const exits = new Set<boolean>();
    for (const product of open) {
      const params = { id: product.id };
      for (let ticket = 0; ticket < TICKETS / 5; ticket += 1) {
        const least = Number(product.strategy.minAmount / CENT);
        const amount = someCents(random, least + 100, least + 1_000_000);
        const call = { params, body: { amount } };
        const preview = (await rig.call(member, 'previewQuantSubscription', call)).body as Preview & {
          readonly early_exit_fee: string | null;
          readonly outcomes: readonly Preview[];
        };
        const hasExit = preview.early_exit_fee !== null;
        exits.add(hasExit);
        compare(preview, {
          order_total: 'total_amount',
          fund_amount: 'amount',
          order_fee: 'handling_fee',
          available_funds: 'available_before',
          available_after: 'available_after',
          ...(hasExit ? { quant_exit_fee: 'early_exit_fee' } : {}),
        });
        expect(preview.explained).toHaveLength(hasExit ? 3 : 2);
        expect(preview.outcomes).toHaveLength(3);
        for (const outcome of preview.outcomes)
          compare(outcome, {
            quant_returned: 'returned_amount',
            quant_outcome: 'profit',
            fund_amount: 'amount',
          });
      }
      const { outcomes } = (await rig.call(member, 'getQuant', { params })).body as {
        readonly outcomes: readonly Preview[];
      };
      for (const outcome of outcomes) compare(outcome, { quant_returned: 'returned_amount' });
    }
    // Some funds can be left early at a cost, others cannot.
    expect([...exits]).toHaveLength(2);
  });

  it('adds up for a redemption of a quant fund before, within and after its period', async () => {
    const rig = openRig();
    const member = await rig.member('5000');
    const product = listProducts(rig.context.market, START, { state: 'open', currency: 'USD' }).find(
      ({ strategy }) => strategy.earlyExitFeeRate !== null,
    );
    const made = await rig.call(member, 'subscribeQuant', {
      params: { id: product?.id ?? '' },
      body: { amount: '1000', pay_password: PAY_PASSWORD },
    });
    const { id, start_at: startAt } = made.body as { id: string; start_at: string };
    const compareExit = async (said: string): Promise<Node> => {
      const { body } = await rig.call(member, 'getQuantSubscription', { params: { id } });
      const subscription = body as Readonly<Record<string, string>>;
      const ask = async (figure: string) => {
        const query = { subscription_id: id };
        return (await rig.call(member, 'explainFigure', { params: { figure }, query })).body as Node;
      };
      const [fee, returned] = [await ask('quant_exit_fee'), await ask('quant_returned')];
      expect([...faultsOf(fee), ...faultsOf(returned)]).toEqual([]);
      expect([fee.value, returned.value]).toEqual([subscription['exit_fee'], subscription[said]]);
      const { data } = (await rig.call(member, 'sumQuantSubscriptions')).body as Wire['QuantSumList'];
      for (const { currency, ...sums } of data) {
        const sumOf = async (figure: string) =>
          (await rig.call(member, 'explainFigure', { params: { figure }, query: { currency } })).body as Node;
        const nodes = [
          await sumOf('quant_invested'),
          await sumOf('quant_pending'),
          await sumOf('quant_settled'),
        ];
        expect(nodes.flatMap((node) => faultsOf(node))).toEqual([]);
        expect(nodes.map(({ operation }) => operation)).toEqual(['sum', 'sum', 'sum']);
        expect(nodes.map((node) => node.value)).toEqual([
          sums.invested,
          sums.pending_settlement_profit,
          sums.settled_profit,
        ]);
      }
      return returned;
    };
    expect((await compareExit('exit_amount')).value).toBe('1000');
    await rig.advanceTo(new Date(Date.parse(startAt) + 2 * DAY_MS));
    const returned = await compareExit('exit_amount');
    // The parts are the amount and the results of two days; the cost of leaving is deducted from their sum.
    expect(returned.parts[0]?.parts[1]?.parts).toHaveLength(2);
    const { days } = (await rig.call(member, 'getQuantSubscription', { params: { id } }))
      .body as Wire['QuantSubscriptionDetail'];
    expect(days).toHaveLength(2);
    const explainDay = async (figure: string, day: number) => {
      const query = { subscription_id: id, day };
      return (await rig.call(member, 'explainFigure', { params: { figure }, query })).body as Node;
    };
    for (const { day, profit, pending_profit: soFar } of days) {
      const nodes = [await explainDay('quant_day_profit', day), await explainDay('quant_profit_so_far', day)];
      expect(nodes.flatMap((node) => faultsOf(node))).toEqual([]);
      expect(nodes.map(({ value }) => value)).toEqual([profit, soFar]);
      // A figure that had to be replaced by what is booked would have no parts.
      expect(nodes.map(({ operation }) => operation)).toEqual(['difference', 'product']);
    }
    await expect(explainDay('quant_day_profit', 3)).rejects.toMatchObject({ code: 'not_found' });
    await rig.call(member, 'exitQuantSubscription', { params: { id } });
    expect((await compareExit('returned_amount')).value).toBe(returned.value);
  });
});
