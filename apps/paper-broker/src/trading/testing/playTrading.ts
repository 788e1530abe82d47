import assert from 'node:assert/strict';
import type { Database } from '../../db/database.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import * as actions from './randomActions.js';
import { createRandom, openRandomTrading, toWire, type Random, type RandomTrading } from './randomTrading.js';

const COMPARE_EVERY = 4;

type Action = (run: RandomTrading, random: Random) => Promise<string>;

/** Moves the clock by up to ten minutes, sometimes overnight, as when a machine was asleep. */
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

/** Compares what the customer sees with the model. */
async function compare(run: RandomTrading): Promise<void> {
  await run.advance(0);
  const { model } = run;
  const { data } = (await run.call('listAccounts', {}, false)).body as {
    data: { kind: string; available_funds: string; used: string }[];
  };
  const account = data.find(({ kind }) => kind === 'trade');
  assert.deepEqual(
    { available: account?.available_funds, used: account?.used },
    { available: toWire(model.available), used: toWire(model.used(run.at())) },
  );

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
  assert.deepEqual(seen.toSorted(byName), expected.toSorted(byName));

  const orders = (await run.call('listOrders', { query: { limit: 100 } }, false)).body as {
    data: { id: string; status: string }[];
  };
  const statusOf = new Map(orders.data.map(({ id, status }) => [id, status]));
  const ours = model.orders.filter(({ id, intent }) => intent === 'open' && statusOf.has(id));
  assert.deepEqual(
    ours.map(({ id }) => [id, statusOf.get(id)]),
    ours.map(({ id, status }) => [id, status]),
  );
}

async function checkLedger(db: Database): Promise<void> {
  const broken = await brokenInvariants(db.read);
  assert.deepEqual(broken, []);
}

/**
 * Plays one random sequence on the broker and on the model. After each restart, and every few steps, the model, the
 * ledger and what the customer sees must agree.
 * @param loseCommitAt plants a fault at this step: the customer's next call is answered and not stored
 * @returns how many processes died
 * @throws Error with the whole story, step by step
 */
export async function playTrading(
  db: Database,
  { seed, steps, payPasswordHash, loseCommitAt }: Sequence,
): Promise<number> {
  const random = createRandom(seed);
  const run = await openRandomTrading(db, random, payPasswordHash, createRandom(seed + 1_000_003));
  const story: string[] = [];
  let checkedRestarts = 0;
  try {
    for (let step = 1; step <= steps; step += 1) {
      if (step === loseCommitAt) run.loseNextCommit();
      const action = deck[random(deck.length)] ?? moveClock;
      try {
        story.push(`${step}. ${await action(run, random)}`);
      } finally {
        story.push(...run.takeStory().map((line) => `   ${line}`));
      }
      const hasRestarted = run.restarts() > checkedRestarts;
      checkedRestarts = run.restarts();
      if (hasRestarted) await checkLedger(db);
      if (hasRestarted || step % COMPARE_EVERY === 0) await compare(run);
    }
    await compare(run);
    await checkLedger(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`MODEL_SEED=${seed} on ${db.kind}, after\n${story.join('\n')}\n${reason}`, { cause });
  }
  return run.restarts();
}

export interface Sequence {
  readonly seed: number;
  readonly steps: number;
  readonly payPasswordHash: string;
  readonly loseCommitAt?: number;
}
