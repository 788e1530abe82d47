import { HOUR_MS } from '../../util/durations.js';
import { blockTradeOperations } from '../../blockTrades/operations.js';
import { createBlockDesk } from '../../blockTrades/decideBlock.js';
import type { Database } from '../../db/database.js';
import { drawFault, openFaultyProcesses, type Fault, type FaultyProcesses } from './faultyProcesses.js';
import type { Random } from './random.js';
import { createScriptedMarket } from './scriptedMarket.js';
import type { ModelMarket, TradingModel } from './tradingModel.js';
import { createTradingRig } from './tradingRig.js';

export const SYMBOLS = ['AAA', 'BBB'] as const;
const HALF_MINUTE_MS = 30_000;
const START = Date.parse('2026-03-02T14:30:00Z');
/** Length of the price paths, in minutes: longer than any run, because the two markets differ after their end. */
const MINUTES = 12 * 24 * 60;

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
 * What the customers of a run share: a store, the prices of two symbols, the clock, and what goes wrong. Times are half
 * minutes since the start.
 */
export function openTradingWorld(db: Database, random: Random) {
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

  let at = 0;
  let aheadMs = 0;
  let lastMs = 0;
  const wall = () => new Date((lastMs = Math.max(Date.now() + aheadMs, lastMs + 1)));
  let fault: Fault = { kills: false, asks: 'one' };
  const story: string[] = [];
  const tell = (line: string): void => void story.push(line);

  const startRig = (on: Database) =>
    createTradingRig(on, scripted, {
      start: dateAt(at),
      autoReview: true,
      more: (trading) => blockTradeOperations({ ...trading, market: scripted }),
      wall,
    });
  const models: TradingModel[] = [];
  const opened: FaultyProcesses[] = [];
  let lastTurn: Promise<unknown> = Promise.resolve();
  const openProcesses = (chance: Random, listen: (line: string) => void): FaultyProcesses => {
    const pair = openFaultyProcesses(db, startRig, chance, listen);
    opened.push(pair);
    return pair;
  };
  /** The processes that do what is due, for all customers. */
  const workers = openProcesses(random, tell);
  /** A process without faults. */
  const calm = startRig(db);

  return {
    db,
    market,
    calm,
    openProcesses,
    /** Lets the clock move this model too. */
    addModel: (model: TradingModel) => void models.push(model),
    /** Does what only one customer may do at a time, because it depends on what others leave. */
    inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const turn = lastTurn.then(work, work);
      lastTurn = turn;
      return turn;
    },
    at: () => at,
    fault: () => fault,
    /** When the market closes next. */
    closesAt: (from: number): number => {
      let end = from;
      while (!market.isOpen(end)) end += 1;
      while (market.isOpen(end)) end += 1;
      return end;
    },
    /** How many processes have died. */
    deaths: () => opened.reduce((sum, pair) => sum + pair.deaths(), 0),
    /** What went wrong for everybody since the last call, in words. */
    takeStory: () => story.splice(0),
    /** Draws what goes wrong in the next step. */
    drawFault(): void {
      fault = drawFault(random);
      const jump = random(8);
      if (jump === 0) {
        aheadMs += HOUR_MS;
        tell('the clock of the machine jumps ahead by an hour');
      } else if (jump === 1 && aheadMs > 0) {
        aheadMs = lastMs = 0;
        tell('the clock of the machine jumps back to the right time');
      }
    },
    /** Moves the clock and does what is due, on both sides. With 0 half minutes, only does what is due. */
    async advance(halfMinutes: number): Promise<void> {
      for (const model of models) model.advance(at, at + halfMinutes);
      at += halfMinutes;
      const now = dateAt(at);
      for (const each of [calm, ...opened]) each.setClock(now);
      await workers.run(fault, (rig) => rig.advanceTo(now));
    },
    async decideBlock(id: string, decision: 'pass' | 'refuse'): Promise<void> {
      const desk = createBlockDesk({ ...calm.context, market: scripted });
      await db.transaction((tx) =>
        desk.decide(tx, id, { decision, reason: undefined, auditAmount: undefined }),
      );
    },
  };
}

export type TradingWorld = ReturnType<typeof openTradingWorld>;
