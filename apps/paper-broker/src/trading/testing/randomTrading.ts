import type { BlockContext } from '../tradingContext.js';
import { blockTradeOperations } from '../../blockTrades/operations.js';
import { createBlockDesk } from '../../blockTrades/decideBlock.js';
import type { Database } from '../../db/database.js';
import type { AnyAnswer, AnyCall, OperationId } from '../../http/operation.js';
import { Crash, createCrashingDatabase } from './crashingDatabase.js';
import { createScriptedMarket } from './scriptedMarket.js';
import { createTradingRig } from './tradingRig.js';
import { TradingModel, type ModelMarket } from './tradingModel.js';

export const SYMBOLS = ['AAA', 'BBB'] as const;
export const PAY_PASSWORD = '246810';
const HALF_MINUTE_MS = 30_000;
const START = Date.parse('2026-03-02T14:30:00Z');
/** Length of the price paths, in minutes: longer than any run, because the two markets differ after their end. */
const MINUTES = 12 * 24 * 60;
const FUNDS_CENTS = 250_000_000;

export type Random = (below: number) => number;

/** A small seeded generator, so that a failing run can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A random walk in cents, one step per minute, with occasional jumps of up to a half. */
function walk(random: Random): number[] {
  let cents = 10_000;
  return Array.from({ length: MINUTES }, () => {
    const step = random(90) === 0 ? Math.floor((cents * (random(101) - 50)) / 100) : random(81) - 40;
    cents = Math.max(500, cents + step);
    return cents;
  });
}

export const toWire = (cents: number): string => (cents / 100).toFixed(2).replace(/\.?0+$/, '');
const dateAt = (at: number): Date => new Date(START + at * HALF_MINUTE_MS);

/** One customer on a real store, and the model of that customer, kept at the same half minute. */
export async function openRandomTrading(db: Database, random: Random, payPasswordHash: string) {
  const paths = SYMBOLS.map((symbol) => [symbol, walk(random)] as const);
  const pathOf = new Map<string, number[]>(paths);
  const scripted = createScriptedMarket({
    prices: Object.fromEntries(
      paths.map(([symbol, path]) => [
        symbol,
        path.map((cents, minute) => ({ at: dateAt(minute * 2), price: toWire(cents) })),
      ]),
    ),
  });
  const market: ModelMarket = {
    priceAt: (symbol, at) => {
      const cents = pathOf.get(symbol)?.[Math.floor(at / 2)];
      if (cents === undefined)
        throw new Error(`There is no price of ${symbol} at ${String(at)}: more minutes are needed.`);
      return cents;
    },
    isOpen: (at) => {
      const hour = dateAt(at).getUTCHours();
      return hour >= 14 && hour < 21;
    },
  };
  const closesAt = (at: number): number => {
    let end = at;
    while (!market.isOpen(end)) end += 1;
    while (market.isOpen(end)) end += 1;
    return end;
  };

  const crashing = createCrashingDatabase(db);
  let blocks: BlockContext | undefined;
  const rig = createTradingRig(crashing.db, scripted, dateAt(0), true, (trading) => {
    blocks = { ...trading, market: scripted };
    return blockTradeOperations(blocks);
  });
  const member = await rig.member(toWire(FUNDS_CENTS));
  await db.transaction((tx) =>
    tx.updateTable('member').set({ pay_password_hash: payPasswordHash }).where('id', '=', member).execute(),
  );
  const model = new TradingModel(FUNDS_CENTS, market);
  let at = 0;
  let keys = 0;

  /** Runs `work`; after a crash, a new process runs it again, as the customer or the clock would. */
  const withCrashes = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (random(6) === 0) crashing.arm(random(2) === 0 ? 'before commit' : 'after commit');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      crashing.revive();
      return await work();
    } finally {
      crashing.revive();
    }
  };

  return {
    model,
    market,
    closesAt,
    at: () => at,
    /** Calls as the customer, with the same idempotency key for every repetition. */
    async call(operation: OperationId, request: Partial<AnyCall> = {}, canCrash = true): Promise<AnyAnswer> {
      const idempotencyKey = `model-${(keys += 1)}`;
      const vip = { memberId: member, sessionId: 'ses_test', vip: true };
      const send = () => rig.call(member, operation, { member: vip, idempotencyKey, ...request });
      return canCrash ? withCrashes(send) : send();
    },
    async decideBlock(id: string, decision: 'pass' | 'refuse'): Promise<void> {
      const context = blocks;
      if (context === undefined) throw new Error('There is no desk for blocks.');
      await context.db.transaction((tx) =>
        createBlockDesk(context).decide(tx, id, { decision, reason: undefined, auditAmount: undefined }),
      );
    },
    /** Moves both clocks and does what is due on both sides. With 0 half minutes, only does what is due. */
    async advance(halfMinutes: number): Promise<void> {
      model.advance(at, at + halfMinutes);
      at += halfMinutes;
      await withCrashes(() => rig.advanceTo(dateAt(at)));
    },
  };
}

export type RandomTrading = Awaited<ReturnType<typeof openRandomTrading>>;
