import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { checkInvariants } from '../ledger/invariants.js';
import { hashPassword, OURSELVES } from '../members/passwords.js';
import * as actions from './testing/randomActions.js';
import {
  createRandom,
  openRandomTrading,
  PAY_PASSWORD,
  toWire,
  type Random,
  type RandomTrading,
} from './testing/randomTrading.js';

/**
 * Compares the broker with a model of it that shares no code. Both do the same random actions, and the customer must
 * see the same results. The broker's process sometimes dies at a write, and a new process continues.
 *
 * A failing run prints its seed: `MODEL_SEED=17 npx vitest run --project server tradingModel` repeats it.
 * `MODEL_RUNS=2000` sets the number of runs.
 */
const { MODEL_SEED, MODEL_RUNS } = process.env;
/** Seeds that failed once. 50: a review, the order it releases and a stop loss, all due at once in one batch. */
const ONCE_FAILED = [50];
const seeds =
  MODEL_SEED === undefined
    ? [...Array.from({ length: Number(MODEL_RUNS ?? '4') }, (_, index) => index + 1), ...ONCE_FAILED]
    : [Number(MODEL_SEED)];
const STEPS = 80;
const COMPARE_EVERY = 4;
/** Steps of the log that a failure prints. */
const LAST_STEPS = 15;

type Action = (run: RandomTrading, random: Random) => Promise<string>;

/** Moves the clock by up to ten minutes, sometimes overnight. */
const moveClock: Action = async (run, random) => {
  const halfMinutes = random(12) === 0 ? 2 * 60 * 14 : 1 + random(20);
  await run.advance(halfMinutes);
  return `${halfMinutes / 2} minutes`;
};

/** An action's weight is how often it is listed here. */
const deck: readonly Action[] = [
  ...Array<Action>(7).fill(actions.placeOrder),
  ...Array<Action>(2).fill(actions.cancelOrder),
  ...Array<Action>(2).fill(actions.replaceOrder),
  ...Array<Action>(3).fill(actions.closePosition),
  actions.withdrawClose,
  ...Array<Action>(2).fill(actions.amendPosition),
  actions.takeBlock,
  actions.decideBlock,
  ...Array<Action>(5).fill(moveClock),
];

async function compare(run: RandomTrading): Promise<void> {
  await run.advance(0);
  const { model } = run;
  const { data } = (await run.call('listAccounts', {}, false)).body as {
    data: { kind: string; available_funds: string; used: string }[];
  };
  const account = data.find(({ kind }) => kind === 'trade');
  expect({ available: account?.available_funds, used: account?.used }).toEqual({
    available: toWire(model.available),
    used: toWire(model.used(run.at())),
  });

  const textOf = (level: number | null) => (level === null ? null : toWire(level));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  const seen = (await actions.openPositions(run)).map((each) => ({
    name: `${each['direction']} ${each['symbol']}`,
    quantity: each['quantity'],
    closable: each['closable_quantity'],
    cost: each['total_open_amount'],
    margin: each['margin_amount'],
    realized: each['realized_pnl'],
    stopLoss: each['stop_loss'],
    takeProfit: each['take_profit'],
  }));
  const expected = model.positions
    .filter(({ quantity }) => quantity > 0)
    .map((each) => ({
      name: `${each.side} ${each.symbol}`,
      quantity: String(each.quantity),
      closable: String(each.quantity - each.closing),
      cost: toWire(each.openAmount),
      margin: toWire(each.margin),
      realized: toWire(each.realized),
      stopLoss: textOf(each.stopLoss),
      takeProfit: textOf(each.takeProfit),
    }));
  expect(seen.toSorted(byName)).toEqual(expected.toSorted(byName));

  const orders = (await run.call('listOrders', { query: { limit: 100 } }, false)).body as {
    data: { id: string; status: string }[];
  };
  const statusOf = new Map(orders.data.map(({ id, status }) => [id, status]));
  const ours = model.orders.filter(({ id, intent }) => intent === 'open' && statusOf.has(id));
  expect(ours.map(({ id }) => [id, statusOf.get(id)])).toEqual(ours.map(({ id, status }) => [id, status]));
}

describeOnBothStores('random trading', (makeStore, kind) => {
  let db: Database;
  let payPasswordHash: string;
  beforeAll(async () => {
    db = await makeStore();
    payPasswordHash = await hashPassword(PAY_PASSWORD, OURSELVES);
  });
  afterAll(() => db.close());

  it.each(seeds)(
    'shows what the model shows, seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const run = await openRandomTrading(db, random, payPasswordHash);
      const log: string[] = [];
      try {
        for (let step = 1; step <= STEPS; step += 1) {
          const action = deck[random(deck.length)] ?? moveClock;
          log.push(`${step}. ${await action(run, random)}`);
          if (step % COMPARE_EVERY === 0) await compare(run);
        }
        await compare(run);
        const broken = (await checkInvariants(db.read)).filter((check) => !check.ok);
        expect(broken).toEqual([]);
      } catch (cause) {
        const steps = log.slice(-LAST_STEPS).join('\n');
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`MODEL_SEED=${seed} on ${kind}, after\n${steps}\n${reason}`, { cause });
      }
    },
    60_000,
  );
});
