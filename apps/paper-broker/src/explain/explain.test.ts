import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wire } from '@fairlot/api-client/wire';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { hashPassword, OURSELVES } from '../members/passwords.js';
import * as actions from '../trading/testing/randomActions.js';
import {
  createRandom,
  openRandomTrading,
  PAY_PASSWORD,
  type Random,
  type RandomTrading,
} from '../trading/testing/randomTrading.js';
import { createScriptedMarket } from '../trading/testing/scriptedMarket.js';
import { createTradingRig } from '../trading/testing/tradingRig.js';
import { faultsOf } from './testing/addUp.js';

type Node = Wire['FigureNode'];
type Row = Readonly<Record<string, string>>;
type Ask = (figure: string, query: Readonly<Record<string, string>>) => Promise<Node>;
type List = (operation: 'listAccounts' | 'listPositions' | 'listOrders') => Promise<Row[]>;

const leaf = (value: string): Node => ({
  figure: 'quantity',
  operation: 'value',
  value,
  as_of: '2026-03-02T15:00:00.000Z',
  source: { kind: 'quote', id: 'AAA' },
  parts: [],
});

describe('what finds a tree that does not add up', () => {
  it('sees a wrong sum, a wrong rounding and a part from nowhere', () => {
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
    const { source: _source, ...nowhere } = leaf('1');
    expect(faultsOf({ ...leaf('1'), operation: 'sum', parts: [nowhere] })).toHaveLength(1);
  });
});

/** Every figure of a customer opens into a tree that adds up to what the other answers say. */
async function compareAll(ask: Ask, list: List): Promise<number> {
  let count = 0;
  const same = async (figure: string, query: Readonly<Record<string, string>>, said: string | undefined) => {
    const node = await ask(figure, query);
    expect(faultsOf(node), `${figure} of ${JSON.stringify(query)}`).toEqual([]);
    expect(node.value, `${figure} of ${JSON.stringify(query)}`).toBe(said);
    count += 1;
  };
  for (const { id = '', ...account } of await list('listAccounts')) {
    for (const figure of ['total_value', 'available_funds', 'used', 'today_profit'])
      await same(figure, { account_id: id }, account[figure]);
  }
  for (const { id = '', ...position } of await list('listPositions')) {
    const of = { position_id: id };
    await same('market_value', of, position['total_holding_amount']);
    await same('unrealized', of, position['unrealized_pnl']);
    await same('unrealized_percentage', of, position['floating_pnl_percentage']);
    await same('average_price', of, position['actual_buying_price']);
    await same('open_amount', of, position['total_open_amount']);
    await same('realized', of, position['realized_pnl']);
    await same('position_fees', of, position['handling_fee']);
  }
  for (const { id = '', ...order } of await list('listOrders')) {
    await same('order_fee', { order_id: id }, order['handling_fee']);
    await same('order_total', { order_id: id }, order['total_amount']);
  }
  return count;
}

type Action = (run: RandomTrading, random: Random) => Promise<string>;
const moveClock: Action = async (run, random) => {
  await run.advance(random(12) === 0 ? 2 * 60 * 14 : 1 + random(20));
  return 'time passes';
};
const deck: readonly Action[] = [
  ...Array<Action>(6).fill(actions.placeOrder),
  ...Array<Action>(4).fill(actions.closePosition),
  actions.cancelOrder,
  actions.takeBlock,
  actions.decideBlock,
  ...Array<Action>(5).fill(moveClock),
];
const SEEDS = [1, 2, 3];
const STEPS = 40;
const COMPARE_EVERY = 10;

describeOnBothStores('explained figures', (makeStore) => {
  let db: Database;
  let payPasswordHash: string;
  beforeAll(async () => {
    db = await makeStore();
    payPasswordHash = await hashPassword(PAY_PASSWORD, OURSELVES);
  });
  afterAll(() => db.close());

  it.each(SEEDS)(
    'add up to what every other answer says, for a customer who does random things, seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const run = await openRandomTrading(db, random, payPasswordHash);
      const ask: Ask = async (figure, query) =>
        (await run.call('explainFigure', { params: { figure }, query }, false)).body as Node;
      const list: List = async (operation) =>
        ((await run.call(operation, { query: { limit: 100 } }, false)).body as { data: Row[] }).data;
      let compared = 0;
      for (let step = 1; step <= STEPS; step += 1) {
        await (deck[random(deck.length)] ?? moveClock)(run, random);
        if (step % COMPARE_EVERY === 0) compared += await compareAll(ask, list);
      }
      for (const period of ['1w', 'all']) {
        const node = await ask('performance_profit', { currency: 'USD', period });
        expect(faultsOf(node)).toEqual([]);
        const said = (await run.call('getPerformance', { query: { period } }, false)).body as { data: Row[] };
        expect(node.value).toBe(said.data.find(({ currency }) => currency === 'USD')?.['profit']);
      }
      // Without trades there would be little to compare.
      expect(compared).toBeGreaterThan(100);
    },
    120_000,
  );

  const market = createScriptedMarket({
    prices: { AAA: [{ at: new Date('2026-03-01T00:00:00Z'), price: '10' }] },
  });
  const openRig = () => createTradingRig(db, market, new Date('2026-03-02T15:00:00Z'));

  it('are the currency’s, over all accounts, where none is named', async () => {
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

  it('are nobody else’s: what is not the customer’s does not exist, and a scope that is missing is named', async () => {
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
    await expect(ask('order_fee', {})).rejects.toMatchObject({
      code: 'validation',
      status: 400,
      fields: [{ path: 'order_id', code: 'required' }],
    });
  });
});
