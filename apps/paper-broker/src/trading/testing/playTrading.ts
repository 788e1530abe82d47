import assert from 'node:assert/strict';
import type { Database } from '../../db/database.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import * as actions from './randomActions.js';
import { createRandom, type Random } from './random.js';
import { joinTrading, type RandomTrading } from './randomTrading.js';
import { openTradingWorld, toWire } from './tradingWorld.js';

/** So many sequences are played at the same time. */
export const CUSTOMERS = 20;
const STEPS = 80;
const COMPARE_EVERY = 4;
/** More than there are customers in a world, so that no two of all worlds have the same seed. */
const MOST_PLACES = 1000;

type Action = (run: RandomTrading, random: Random) => Promise<string>;

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
];

/** Compares what the customer sees with the model. */
async function compare(run: RandomTrading): Promise<void> {
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

export interface Sequences {
  readonly seed: number;
  readonly payPasswordHash: string;
  /** How many customers play at the same time, each a sequence of its own. */
  readonly customers?: number;
  /** Plays only this customer, from 0. */
  readonly only?: number | undefined;
  readonly steps?: number;
  /** Plants a fault at this step: the next call of each customer is answered and not stored. */
  readonly loseCommitAt?: number;
}

/**
 * Plays the random sequences of some customers in one world on the broker and on the model. After each death of a process,
 * and every few steps, the models, the ledger and what the customers see must agree. The world and each customer draw from
 * generators of their own, so a customer who plays alone does the same.
 * @returns how many processes died
 * @throws Error with the whole story of a customer, step by step
 */
export async function playTrading(
  db: Database,
  { seed, payPasswordHash, customers = CUSTOMERS, only, steps = STEPS, loseCommitAt }: Sequences,
): Promise<number> {
  const random = createRandom(spread(seed, 0));
  const world = openTradingWorld(db, random);
  const everyone: RandomTrading[] = [];
  for (let place = 0; place < customers; place += 1)
    if (only === undefined || only === place)
      everyone.push(await joinTrading(world, createRandom(spread(seed, place + 1)), payPasswordHash, place));
  const fail = (customer: RandomTrading | undefined, cause: unknown): never => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const told = everyone.filter((each) => each === customer || reason.includes(each.member));
    const stories = (told.length === 0 ? everyone : told).map(
      ({ place, story }) => `customer ${place}\n${story.join('\n')}`,
    );
    throw new Error(`MODEL_SEED=${seed} on ${db.kind}, after\n${stories.join('\n')}\n${reason}`, { cause });
  };
  /** Does the same for all customers at the same time, and ends when all have ended. */
  const together = async (work: (each: RandomTrading) => Promise<void>): Promise<void> => {
    const outcomes = await Promise.allSettled(everyone.map(work));
    outcomes.forEach((outcome, index) => {
      if (outcome.status === 'rejected') fail(everyone[index], outcome.reason);
    });
  };
  const note = (line: string): void => {
    for (const { story } of everyone) story.push(line);
  };
  /** Moves the clock by some half minutes and does what is due. */
  const advance = async (halfMinutes: number): Promise<void> => {
    await world.advance(halfMinutes).catch((error: unknown) => fail(undefined, error));
    for (const line of world.takeStory()) note(`   ${line}`);
  };

  let deaths = 0;
  for (let step = 1; step <= steps; step += 1) {
    if (step === loseCommitAt) for (const each of everyone) each.loseNextCommit();
    world.drawFault();
    const halfMinutes = drawMove(random);
    note(halfMinutes > 0 ? `${step}. ${halfMinutes / 2} minutes` : `${step}.`);
    await advance(halfMinutes);
    if (halfMinutes === 0)
      await together(async (each) => {
        const action = deck[each.random(deck.length)] ?? actions.placeOrder;
        each.story.push(`   ${await action(each, each.random)}`);
      });
    const hasRestarted = world.deaths() > deaths;
    deaths = world.deaths();
    if (hasRestarted || step === steps)
      await checkLedger(db).catch((error: unknown) => fail(undefined, error));
    if (hasRestarted || step === steps || step % COMPARE_EVERY === 0) await together(compare);
  }
  return deaths;
}

/** By how many half minutes the clock moves: none in most steps; sometimes overnight, as when a machine was asleep. */
function drawMove(random: Random): number {
  if (random(5) > 0) return 0;
  return random(12) === 0 ? 2 * 60 * 14 : 1 + random(20);
}

/** A seed for one place of a run. Neighbours differ much: the first numbers from similar seeds would be similar. */
const spread = (seed: number, place: number): number => Math.imul(seed * MOST_PLACES + place, 0x9e3779b1);
