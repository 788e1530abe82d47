import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { checkInvariants } from '../ledger/invariants.js';
import { createScriptedMarket } from './testing/scriptedMarket.js';
import { createTradingDesk } from './testing/tradingDesk.js';

/**
 * The broker against a model of it that shares no code: plain integers (cents), arrays, the rules as a customer would
 * write them down. Both do the same random things; after each, the customer sees the same.
 */

const START = Date.parse('2026-03-02T14:30:00Z');
const SYMBOLS = ['AAA', 'BBB'] as const;
type Symbol = (typeof SYMBOLS)[number];

/** A small generator with a printed seed, so that a failing run can be had again. */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A random walk in cents, one step a minute for a session. */
function walk(random: (below: number) => number): number[] {
  let cents = 10_000;
  return Array.from({ length: 380 }, () => (cents += random(81) - 40));
}

const feeCents = (amount: number): number => Math.max(99, Math.ceil(amount / 2000));
const collarCents = (last: number): number => last + Math.floor((last * 3) / 100);

interface ModelOrder {
  id: string;
  symbol: Symbol;
  quantity: number;
  limit: number | null;
  hold: number;
  status: 'wait' | 'handle' | 'filled' | 'canceled' | 'refused';
}

class Model {
  available: number;
  readonly orders: ModelOrder[] = [];
  readonly shares: Record<Symbol, number> = { AAA: 0, BBB: 0 };
  readonly cost: Record<Symbol, number> = { AAA: 0, BBB: 0 };

  constructor(
    funds: number,
    private readonly priceAt: (symbol: Symbol, minute: number) => number,
  ) {
    this.available = funds;
  }

  holdFor(symbol: Symbol, quantity: number, limit: number | null, minute: number): number {
    const worst = (limit ?? collarCents(this.priceAt(symbol, minute))) * quantity;
    return worst + feeCents(worst);
  }

  place(order: ModelOrder): void {
    this.available -= order.hold;
    this.orders.push(order);
  }

  cancel(order: ModelOrder): void {
    order.status = 'canceled';
    this.available += order.hold;
    order.hold = 0;
  }

  /** What the matcher does in the minutes (from, to], and in `from` itself to what has just been placed. */
  advance(from: number, to: number): void {
    for (let minute = from; minute <= to; minute += 1) {
      for (const order of this.orders) {
        if (order.status !== 'wait' && order.status !== 'handle') continue;
        const price = this.priceAt(order.symbol, minute);
        order.status = 'handle';
        if (order.limit !== null && price > order.limit) continue;
        const amount = price * order.quantity;
        this.available += order.hold - amount - feeCents(amount);
        order.hold = 0;
        order.status = 'filled';
        this.shares[order.symbol] += order.quantity;
        this.cost[order.symbol] += amount;
      }
    }
  }

  get used(): number {
    return this.orders.reduce((sum, order) => sum + order.hold, 0);
  }
}

const toWire = (cents: number): string => {
  const text = (cents / 100).toFixed(2);
  return text.replace(/\.?0+$/, '');
};

describeOnBothStores('random trading', (makeStore, kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await makeStore();
  });
  afterAll(() => db.close());

  it.each([1, 2, 3])('shows what the model shows, seed %i', async (seed) => {
    const random = createRandom(seed);
    const paths: Record<Symbol, number[]> = { AAA: walk(random), BBB: walk(random) };
    const priceAt = (symbol: Symbol, minute: number): number => paths[symbol][minute] ?? 0;
    const toSteps = (symbol: Symbol) =>
      paths[symbol].map((cents, minute) => ({ at: new Date(START + minute * 60_000), price: toWire(cents) }));
    const market = createScriptedMarket({ prices: { AAA: toSteps('AAA'), BBB: toSteps('BBB') } });
    const desk = createTradingDesk(db, market, new Date(START));
    const member = await desk.member('50000');
    const model = new Model(5_000_000, priceAt);
    let minute = 0;

    const compare = async (step: number): Promise<void> => {
      const { data } = (await desk.call(member, 'listAccounts')).body as {
        data: { kind: string; available_funds: string; used: string }[];
      };
      const invested = SYMBOLS.reduce(
        (sum, symbol) => sum + model.shares[symbol] * priceAt(symbol, minute),
        0,
      );
      const hint = `seed ${seed}, step ${step}, ${kind}`;
      expect(
        data.find((each) => each.kind === 'trade'),
        hint,
      ).toMatchObject({
        available_funds: toWire(model.available),
        used: toWire(model.used + invested),
      });
      const positions = (await desk.call(member, 'listPositions')).body as {
        data: { symbol: Symbol; quantity: string; total_open_amount: string }[];
      };
      for (const position of positions.data) {
        expect(position, hint).toMatchObject({
          quantity: String(model.shares[position.symbol]),
          total_open_amount: toWire(model.cost[position.symbol]),
        });
      }
    };

    for (let step = 0; step < 60; step += 1) {
      const action = random(10);
      if (action < 5) {
        const symbol = SYMBOLS[random(2)] ?? 'AAA';
        const quantity = 1 + random(40);
        const limit = random(2) === 0 ? null : priceAt(symbol, minute) - 60 + random(80);
        const answer = await desk.call(member, 'placeOrder', {
          body: {
            symbol,
            direction: 'long',
            order_type: limit === null ? 'market' : 'limit',
            quantity: String(quantity),
            ...(limit === null ? {} : { price: toWire(limit) }),
          },
        });
        const hold = model.holdFor(symbol, quantity, limit, minute);
        if (hold > model.available) {
          expect(answer.body).toMatchObject({ code: 'insufficient_funds' });
          continue;
        }
        expect(answer.status).toBe(201);
        const { id } = answer.body as { id: string };
        model.place({ id, symbol, quantity, limit, hold, status: 'wait' });
      } else if (action < 7) {
        // A cancel first settles what was due; so does the model.
        model.advance(minute, minute);
        await desk.advanceTo(new Date(START + minute * 60_000));
        const open = model.orders.filter((order) => order.status === 'handle');
        const order = open[random(Math.max(open.length, 1))];
        if (order === undefined) continue;
        await desk.call(member, 'cancelOrder', { params: { id: order.id } });
        model.cancel(order);
      } else {
        const next = minute + 1 + random(10);
        model.advance(minute, next);
        minute = next;
        await desk.advanceTo(new Date(START + minute * 60_000));
      }
      if (step % 5 === 4) await compare(step);
    }
    model.advance(minute, minute);
    await desk.advanceTo(new Date(START + minute * 60_000));
    await compare(60);
    expect((await checkInvariants(db.read)).filter((check) => !check.ok)).toEqual([]);
  });
});
