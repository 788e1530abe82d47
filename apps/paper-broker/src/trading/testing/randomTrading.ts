import { HOUR_MS } from '../../util/durations.js';
import type { BlockContext, TradingContext } from '../tradingContext.js';
import { blockTradeOperations } from '../../blockTrades/operations.js';
import { createBlockDesk } from '../../blockTrades/decideBlock.js';
import type { Database } from '../../db/database.js';
import type { AnyAnswer, AnyCall, OperationId } from '../../http/operation.js';
import { Refusal } from '../../http/refusal.js';
import { Crash, createCrashingDatabase } from './crashingDatabase.js';
import { createScriptedMarket } from './scriptedMarket.js';
import { createTradingRig } from './tradingRig.js';
import { TradingModel, type ModelMarket } from './tradingModel.js';

export const SYMBOLS = ['AAA', 'BBB'] as const;
export const PAY_PASSWORD = '246810';
const HALF_MINUTE_MS = 30_000;
/** Long enough that the other process comes to the same rows meanwhile. */
const SLOW_DISK_MS = 20;
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

/**
 * One customer on a real store that two processes serve, and the model of that customer, kept at the same half minute.
 * @param faults chooses processes and cut connections; not from `random`, so that a known seed goes on meaning the same
 */
export async function openRandomTrading(
  db: Database,
  random: Random,
  payPasswordHash: string,
  faults: Random = () => 7,
) {
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

  let aheadMs = 0;
  let lastMs = 0;
  const wall = () => new Date((lastMs = Math.max(Date.now() + aheadMs, lastMs + 1)));
  let at = 0;
  let keys = 0;
  let restarts = 0;
  const story: string[] = [];
  let isPlanted = false;

  /** A server process: caches of its own, on the database of all. */
  const startProcess = () => {
    const crashing = createCrashingDatabase(db);
    const desk: { blocks?: BlockContext } = {};
    const more = (trading: TradingContext) => {
      desk.blocks = { ...trading, market: scripted };
      return blockTradeOperations(desk.blocks);
    };
    const rig = createTradingRig(crashing.db, scripted, { start: dateAt(at), autoReview: true, more, wall });
    return { crashing, rig, desk };
  };
  type Process = ReturnType<typeof startProcess>;
  const processes: [Process, Process] = [startProcess(), startProcess()];
  const member = await processes[0].rig.member(toWire(FUNDS_CENTS));
  await db.transaction((tx) =>
    tx.updateTable('member').set({ pay_password_hash: payPasswordHash }).where('id', '=', member).execute(),
  );
  const model = new TradingModel(FUNDS_CENTS, market);

  /** Runs `work` in a process; if it dies, a new process runs it again, as the customer or the clock would. */
  const runIn = async <Result>(
    place: 0 | 1,
    work: (process: Process) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(processes[place]);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      restarts += 1;
      processes[place] = startProcess();
      return await work(processes[place]);
    }
  };

  /** The outcome, as the customer or the clock sees it, when two processes are asked the same at the same time. */
  const runInBoth = async <Result>(work: (process: Process) => Promise<Result>): Promise<Result> => {
    const outcomes = await Promise.allSettled([runIn(0, work), runIn(1, work)]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
    return runIn(0, work);
  };

  /** Runs `work` so that it takes effect once, whatever goes wrong meanwhile. */
  const withFaults = async <Result>(work: (process: Process) => Promise<Result>): Promise<Result> => {
    const place = faults(2) === 0 ? 0 : 1;
    const { crashing } = processes[place];
    if (random(6) === 0) {
      const point = random(2) === 0 ? 'before commit' : 'after commit';
      story.push(`process ${place + 1} dies ${point} of its next write, and another takes its place`);
      crashing.arm(point);
    }
    const fault = faults(8);
    if (fault === 2) {
      aheadMs += HOUR_MS;
      story.push('the clock of the machine jumps ahead by an hour');
    } else if (fault === 3 && aheadMs > 0) {
      aheadMs = lastMs = 0;
      story.push('the clock of the machine jumps back to the right time');
    }
    try {
      if (fault === 0 || fault === 4) {
        if (fault === 4) for (const each of processes) each.crashing.slowDown(SLOW_DISK_MS);
        story.push(`both processes are asked at the same time${fault === 4 ? ', and the disk is slow' : ''}`);
        return await runInBoth(work);
      }
      const result = await runIn(place, work);
      if (fault !== 1) return result;
      story.push('the connection is cut before the answer, and the same is asked of the other process');
      return await runIn(place === 0 ? 1 : 0, work);
    } finally {
      crashing.revive();
      for (const each of processes) each.crashing.slowDown(0);
    }
  };

  return {
    model,
    market,
    closesAt,
    at: () => at,
    /** How many processes have died. */
    restarts: () => restarts,
    /** What went wrong since the last call, in words. */
    takeStory: () => story.splice(0),
    /** Plants a fault: the customer's next call is answered and not stored. */
    loseNextCommit: () => void (isPlanted = true),
    /** Calls as the customer, with the same idempotency key for every repetition. */
    async call(operation: OperationId, request: Partial<AnyCall> = {}, canCrash = true): Promise<AnyAnswer> {
      const idempotencyKey = `model-${(keys += 1)}`;
      const vip = { memberId: member, sessionId: 'ses_test', vip: true };
      const send = ({ rig }: Process) =>
        rig.call(member, operation, { member: vip, idempotencyKey, ...request });
      if (!canCrash) return send(processes[0]);
      if (!isPlanted) return withFaults(send);
      isPlanted = false;
      processes[0].crashing.arm('lost commit');
      return send(processes[0]);
    },
    async decideBlock(id: string, decision: 'pass' | 'refuse'): Promise<void> {
      const context = processes[0].desk.blocks;
      if (context === undefined) throw new Error('There is no desk for blocks.');
      await context.db.transaction((tx) =>
        createBlockDesk(context).decide(tx, id, { decision, reason: undefined, auditAmount: undefined }),
      );
    },
    /** Moves both clocks and does what is due on both sides. With 0 half minutes, only does what is due. */
    async advance(halfMinutes: number): Promise<void> {
      model.advance(at, at + halfMinutes);
      at += halfMinutes;
      for (const { rig } of processes) rig.setClock(dateAt(at));
      await withFaults(({ rig }) => rig.advanceTo(dateAt(at)));
    },
  };
}

export type RandomTrading = Awaited<ReturnType<typeof openRandomTrading>>;
