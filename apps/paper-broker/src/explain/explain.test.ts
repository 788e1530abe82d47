import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wire } from '@fairlot/api-client/wire';
import { decimal, sum, toText } from '@fairlot/money';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import type { OperationId } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { weakHash } from '../members/testing/weakHash.js';
import * as actions from '../trading/testing/randomActions.js';
import { createRandom, type Random } from '../trading/testing/random.js';
import { joinTrading, PAY_PASSWORD, type RandomTrading } from '../trading/testing/randomTrading.js';
import { createScriptedMarket } from '../trading/testing/scriptedMarket.js';
import { createTradingRig } from '../trading/testing/tradingRig.js';
import { openTradingWorld, toWire } from '../trading/testing/tradingWorld.js';
import { faultsOf } from './testing/addUp.js';
import { SEEDS } from './testing/seeds.js';

type Node = Wire['FigureNode'];
type Row = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | number>>;
type Ask = (figure: string, query: Query) => Promise<Node>;
type List = (operation: 'listAccounts' | 'listPositions' | 'listOrders') => Promise<Row[]>;
type Lots = (positionId: string) => Promise<Wire['LotList']>;

const leaf = (value: string): Node => ({
  figure: 'quantity',
  operation: 'value',
  value,
  as_of: '2026-03-02T15:00:00.000Z',
  source: { kind: 'quote', id: 'AAA' },
  parts: [],
});

describe('the check of a tree’s sums', () => {
  it('finds a wrong sum, a wrong rounding and an unknown part', () => {
    const sum = (value: string): Node => ({
      ...leaf(value),
      operation: 'sum',
      parts: [leaf('1.5'), leaf('2')],
    });
    expect(faultsOf(sum('3.5'))).toEqual([]);
    expect(faultsOf(sum('3.51'))).toHaveLength(1);
    const product = (value: string, mode: 'down' | 'half_up'): Node => ({
      ...sum(value),
      operation: 'product',
      rounding: { places: 0, mode },
      parts: [leaf('-1.5'), leaf('1')],
    });
    expect(faultsOf(product('-1', 'down'))).toEqual([]);
    expect(faultsOf(product('-2', 'half_up'))).toEqual([]);
    expect(faultsOf(product('-2', 'down'))).toHaveLength(1);
    const growth = (value: string): Node => ({ ...product(value, 'half_up'), parts: [] });
    expect(faultsOf(growth('1'))).toEqual([]);
    const thrice = { ...product('3.38', 'half_up'), parts: [leaf('1.5'), leaf('1.5'), leaf('1.5')] };
    expect(faultsOf({ ...thrice, rounding: { places: 2, mode: 'half_up' } })).toEqual([]);
    expect(faultsOf({ ...thrice, rounding: { places: 2, mode: 'down' } })).toHaveLength(1);
    const { source: _source, ...nowhere } = leaf('1');
    expect(faultsOf({ ...leaf('1'), operation: 'sum', parts: [nowhere] })).toHaveLength(1);
  });
});

/** Checks that every figure of a customer has a tree that adds up, with the value that other operations answer. */
async function compareAll(ask: Ask, list: List, lotsOf: Lots): Promise<number> {
  let count = 0;
  const same = async (figure: string, query: Query, said: string | undefined) => {
    const node = await ask(figure, query);
    expect(faultsOf(node), `${figure} of ${JSON.stringify(query)}`).toEqual([]);
    expect(node.value, `${figure} of ${JSON.stringify(query)}`).toBe(said);
    count += 1;
  };
  const positions = await list('listPositions');
  for (const { id = '', ...account } of await list('listAccounts')) {
    for (const figure of ['total_value', 'available_funds', 'used', 'today_profit'])
      await same(figure, { account_id: id }, account[figure]);
    // The figures above the rows on the Trade page follow live prices, so they must cover the same positions.
    const own = account['kind'] === 'trade' ? positions : [];
    const results = own.filter(({ currency }) => currency === account['currency']);
    expect(account['unrealized']).toBe(
      toText(sum(results.map(({ unrealized_pnl = '0' }) => decimal(unrealized_pnl)))),
    );
  }
  for (const { id = '', ...position } of positions) {
    const of = { position_id: id };
    await same('market_value', of, position['total_holding_amount']);
    await same('unrealized', of, position['unrealized_pnl']);
    await same('unrealized_percentage', of, position['floating_pnl_percentage']);
    await same('average_price', of, position['actual_buying_price']);
    await same('open_amount', of, position['total_open_amount']);
    await same('realized', of, position['realized_pnl']);
    await same('position_fees', of, position['handling_fee']);
    const lots = await lotsOf(id);
    await same('fifo_cost', of, lots.open_amount);
    await same('fifo_realized', of, lots.realized_pnl);
    // Once nothing is left, the order in which shares were closed makes no difference.
    if (position['state'] === 'closed') expect(lots.realized_pnl).toBe(position['realized_pnl']);
    for (const lot of lots.data.slice(0, 3)) {
      const result = await ask('lot_result', { ...of, lot_id: lot.id });
      expect(faultsOf(result)).toEqual([]);
      expect(result.parts.map(({ value }) => value)).toContain(lot.open_amount);
    }
  }
  for (const { id = '', ...order } of await list('listOrders')) {
    await same('order_fee', { order_id: id }, order['handling_fee']);
    await same('order_total', { order_id: id }, order['total_amount']);
    const { fills } = order as unknown as Wire['Order'];
    for (const [place, fill] of fills.entries()) {
      await same('fill_amount', { order_id: id, fill: place + 1 }, fill.amount);
      await same('fill_fee', { order_id: id, fill: place + 1 }, fill.handling_fee);
    }
  }
  return count;
}

type Preview = Readonly<Record<string, unknown>> & { readonly explained: readonly Node[] };

/** The given figures and all their parts, at any depth. */
const withParts = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...withParts(node.parts)]);

/** Checks that the trees of a preview add up, and that each figure has the value of the preview's field. */
function compareTrees(preview: Preview, figures: Readonly<Record<string, string>>): void {
  expect(preview.explained.flatMap((node) => faultsOf(node))).toEqual([]);
  const nodes = withParts(preview.explained);
  for (const [figure, of] of Object.entries(figures))
    expect(nodes.find((node) => node.figure === figure)?.value, figure).toBe(preview[of]);
}

const AVAILABLE = { available_funds: 'available_before', available_after: 'available_after' };
const TO_OPEN = {
  order_total: 'total_amount',
  order_fee: 'handling_fee',
  order_hold: 'hold_amount',
  ...AVAILABLE,
};
const TO_CLOSE = {
  released_amount: 'released_amount',
  realized: 'realized_pnl',
  order_fee: 'handling_fee',
  order_amount: 'amount',
  ...AVAILABLE,
};

/** Previews a random order, a random block, and changes of what the customer has. Returns how many were compared. */
async function comparePreviews(run: RandomTrading, random: Random, list: List): Promise<number> {
  let count = 0;
  const look = async (operation: OperationId, request: object, figures: Readonly<Record<string, string>>) => {
    const isRefused = (error: unknown) => error instanceof Refusal;
    const answer = await run.call(operation, request, false).catch((error: unknown) => {
      if (isRefused(error)) return undefined;
      throw error;
    });
    if (answer === undefined) return;
    compareTrees(answer.body as Preview, figures);
    count += 1;
  };
  const limitOf = (symbol: string) =>
    toWire(Math.floor((run.market.priceAt(symbol, run.at()) * (95 + random(11))) / 100));
  const [direction, symbol] = [random(2) === 0 ? 'long' : 'short', random(2) === 0 ? 'AAA' : 'BBB'];
  const quantity = String(1 + random(900));
  const price = random(2) === 0 ? { order_type: 'market' } : { order_type: 'limit', price: limitOf(symbol) };
  const figures = direction === 'short' ? { ...TO_OPEN, margin: 'margin_amount' } : TO_OPEN;
  await look('previewOrder', { body: { symbol, direction, quantity, ...price } }, figures);
  const offers = ((await run.call('listBlockOffers', {}, false)).body as { data: Row[] }).data;
  for (const { id } of offers.slice(0, 1))
    await look('previewBlockTrade', { body: { block_offer_id: id, quantity: '10000' } }, TO_OPEN);
  for (const { id, symbol: of = '' } of (await list('listOrders')).slice(0, 3)) {
    const change = random(2) === 0 ? { price: limitOf(of) } : { stop_loss: null };
    await look('previewAmendment', { params: { id }, body: change }, TO_OPEN);
  }
  for (const { id, closable_quantity: most = '0' } of (await list('listPositions')).slice(0, 3)) {
    const body = { quantity: String(1 + random(Number(most))), order_type: 'market' };
    await look('previewClose', { params: { id }, body }, TO_CLOSE);
  }
  return count;
}

type Action = (run: RandomTrading, random: Random) => Promise<string>;
const deck: readonly Action[] = [
  ...Array<Action>(6).fill(actions.placeOrder),
  ...Array<Action>(4).fill(actions.closePosition),
  actions.cancelOrder,
  actions.takeBlock,
  actions.decideBlock,
];
/** By how many half minutes the clock moves before an action. */
const drawMove = (random: Random): number => {
  if (random(3) > 0) return 0;
  return random(12) === 0 ? 2 * 60 * 14 : 1 + random(20);
};
const STEPS = 40;
const COMPARE_EVERY = 10;

describeOnBothStores('explained figures', (makeStore, kind) => {
  let db: Database;
  let payPasswordHash: string;
  beforeAll(async () => {
    db = await makeStore();
    payPasswordHash = await weakHash(PAY_PASSWORD);
  });
  afterAll(() => db.close());

  it.each(SEEDS[kind])(
    'add up to what every other answer says, for a customer who does random things, seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const world = openTradingWorld(db, random);
      const run = await joinTrading(world, random, payPasswordHash);
      const ask: Ask = async (figure, query) =>
        (await run.call('explainFigure', { params: { figure }, query }, false)).body as Node;
      const list: List = async (operation) =>
        ((await run.call(operation, { query: { limit: 100 } }, false)).body as { data: Row[] }).data;
      const lotsOf: Lots = async (id) =>
        (await run.call('listLots', { params: { id }, query: { limit: 100 } }, false))
          .body as Wire['LotList'];
      let compared = 0;
      let previewed = 0;
      for (let step = 1; step <= STEPS; step += 1) {
        await world.advance(drawMove(random));
        await (deck[random(deck.length)] ?? actions.placeOrder)(run, random);
        previewed += await comparePreviews(run, random, list);
        if (step % COMPARE_EVERY === 0) compared += await compareAll(ask, list, lotsOf);
      }
      expect(previewed).toBeGreaterThan(STEPS);
      for (const period of ['1w', 'all']) {
        const of = { currency: 'USD', period };
        const [profit, returned] = [
          await ask('performance_profit', of),
          await ask('performance_percentage', of),
        ];
        expect([...faultsOf(profit), ...faultsOf(returned)]).toEqual([]);
        const said = (await run.call('getPerformance', { query: { period } }, false)).body as { data: Row[] };
        const performance = said.data.find(({ currency }) => currency === 'USD');
        expect([profit.value, returned.value]).toEqual([
          performance?.['profit'],
          performance?.['return_percentage'],
        ]);
      }
      // Without trades there would be little to compare.
      expect(compared).toBeGreaterThan(100);
    },
    120_000,
  );

  const market = createScriptedMarket({
    prices: { AAA: [{ at: new Date('2026-03-01T00:00:00Z'), price: '10' }] },
  });
  const openRig = () => createTradingRig(db, market, { start: new Date('2026-03-02T15:00:00Z') });

  it('cover all accounts of a currency if none is named', async () => {
    const rig = openRig();
    const member = await rig.member('1000');
    const ask = async (figure: string, query: object) =>
      (await rig.call(member, 'explainFigure', { params: { figure }, query })).body as Node;
    await rig.call(member, 'placeOrder', {
      body: { symbol: 'AAA', direction: 'long', order_type: 'market', quantity: '50' },
    });
    await rig.advanceTo(new Date('2026-03-02T15:01:00Z'));
    const total = await ask('total_value', { currency: 'USD' });
    expect(total.value).toBe('999.01');
    expect(total.parts.map(({ source }) => source?.kind)).toEqual(['account', 'account', 'account']);
    const percentage = await ask('today_percentage', { currency: 'USD' });
    expect(percentage).toMatchObject({ operation: 'quotient', value: '-0.099' });
    expect(faultsOf(percentage)).toEqual([]);
    expect(await ask('unrealized', { currency: 'USD' })).toMatchObject({ operation: 'sum', value: '0' });
  });

  it('come with each preview and equal it', async () => {
    const rig = openRig();
    const member = await rig.member('100000');
    const call = async (operation: OperationId, request: object) =>
      (await rig.call(member, operation, request)).body as Row & { explained: Node[]; id: string };
    const ticket = { symbol: 'AAA', order_type: 'market', quantity: '500' };
    for (const direction of ['long', 'short']) {
      const preview = await call('previewOrder', { body: { ...ticket, direction } });
      compareTrees(preview, TO_OPEN);
      expect(preview.explained[0]?.parts.map(({ operation }) => operation)).toEqual(['product', 'product']);
      const placed = await call('placeOrder', { body: { ...ticket, direction } });
      const asked = { params: { figure: 'order_total' }, query: { order_id: placed.id } };
      const told = (await rig.call(member, 'explainFigure', asked)).body as Node;
      expect(told.parts.map(({ value }) => value)).toEqual(
        preview.explained[0]?.parts.map(({ value }) => value),
      );
    }
    const limit = await call('placeOrder', {
      body: { ...ticket, order_type: 'limit', price: '9', direction: 'long' },
    });
    const amendment = await call('previewAmendment', { params: { id: limit.id }, body: { price: '9.5' } });
    compareTrees(amendment, TO_OPEN);
    const unheld = amendment.explained.at(-1)?.parts[0];
    expect(unheld?.parts.map(({ figure, value }) => [figure, value])).toEqual([
      ['available_funds', amendment['available_before']],
      ['hold_so_far', limit['hold_amount']],
    ]);
    await rig.advanceTo(new Date('2026-03-02T15:01:00Z'));
    const { data } = (await rig.call(member, 'listPositions')).body as { data: Row[] };
    expect(data).toHaveLength(2);
    for (const { id } of data) {
      compareTrees(
        await call('previewClose', { params: { id }, body: { quantity: '200', order_type: 'market' } }),
        TO_CLOSE,
      );
    }
  });

  it('explain the day of an instrument with the figures of its quote', async () => {
    const rig = openRig();
    const member = await rig.member('1000');
    const ask = async (figure: string) =>
      (await rig.call(member, 'explainFigure', { params: { figure }, query: { symbol: 'AAA' } }))
        .body as Node;
    const { change, changePercentage } = market.quote('AAA', new Date('2026-03-02T15:00:00Z'));
    const [amount, percentage] = [await ask('day_change'), await ask('day_change_percentage')];
    expect([amount.value, percentage.value]).toEqual([toText(change), toText(changePercentage)]);
    expect([...faultsOf(amount), ...faultsOf(percentage)]).toEqual([]);
    await expect(
      rig.call(member, 'explainFigure', { params: { figure: 'day_change' }, query: { symbol: 'ZZZ' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('belong to the customer alone: others are not found, and a missing scope is named', async () => {
    const rig = openRig();
    const [mine, other] = [await rig.member('1000'), await rig.member('500')];
    const { body } = await rig.call(other, 'listAccounts');
    const [account] = (body as { data: { id: string }[] }).data;
    const ask = (figure: string, query: object) =>
      rig.call(mine, 'explainFigure', { params: { figure }, query });
    await expect(ask('total_value', { account_id: account?.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(ask('total_value', { currency: 'HKD' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('unrealized', { position_id: 'pos_x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('order_fee', { order_id: 'ord_x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('lot_result', { position_id: 'pos_x', lot_id: 'fill_x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(ask('order_fee', {})).rejects.toMatchObject({
      code: 'validation',
      status: 400,
      fields: [{ path: 'order_id', code: 'required' }],
    });
  });
});
