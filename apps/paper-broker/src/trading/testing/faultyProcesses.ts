import type { Database } from '../../db/database.js';
import { Refusal } from '../../http/refusal.js';
import { Crash, createCrashingDatabase } from './crashingDatabase.js';
import type { Random } from './random.js';
import type { TradingRig } from './tradingRig.js';

/** Long enough that the other process comes to the same rows meanwhile. */
const SLOW_DISK_MS = 20;

/** What goes wrong in one step of a run, for everybody in it. */
export interface Fault {
  /** A process dies at its next write: before or after the commit. */
  readonly kills: boolean;
  /** `both`: both processes are asked at the same time. `again`: the connection is cut before the answer. */
  readonly asks: 'one' | 'both' | 'both, slowly' | 'again';
}

export const drawFault = (random: Random): Fault => ({
  kills: random(6) === 0,
  asks: (['both', 'again', 'both, slowly'] as const)[random(8)] ?? 'one',
});

/**
 * Two server processes on one store, with rigs of their own. What one of them does takes effect once, whatever goes wrong
 * meanwhile: a process that dies is replaced, and its work is done again, as a customer or the clock would.
 * @param random chooses a process, and whether it dies before or after its commit
 * @param tell is told what went wrong
 */
export function openFaultyProcesses(
  db: Database,
  startRig: (db: Database) => TradingRig,
  random: Random,
  tell: (line: string) => void,
) {
  const start = () => {
    const crashing = createCrashingDatabase(db);
    return { crashing, rig: startRig(crashing.db) };
  };
  const processes = [start(), start()];
  const processAt = (place: number) => processes[place] ?? (processes[place] = start());
  let deaths = 0;

  const runIn = async <Result>(
    place: number,
    work: (rig: TradingRig) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(processAt(place).rig);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      deaths += 1;
      processes[place] = start();
      return await work(processAt(place).rig);
    }
  };

  const runInBoth = async <Result>(work: (rig: TradingRig) => Promise<Result>): Promise<Result> => {
    const outcomes = await Promise.allSettled([runIn(0, work), runIn(1, work)]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
    return runIn(0, work);
  };

  return {
    /** How many processes have died. */
    deaths: () => deaths,
    setClock(at: Date): void {
      for (const { rig } of processes) rig.setClock(at);
    },
    async run<Result>(fault: Fault, work: (rig: TradingRig) => Promise<Result>): Promise<Result> {
      const place = random(2);
      const { crashing } = processAt(place);
      if (fault.kills) {
        const point = random(2) === 0 ? 'before commit' : 'after commit';
        tell(`process ${place + 1} dies ${point} of its next write, and another takes its place`);
        crashing.arm(point);
      }
      try {
        if (fault.asks === 'both' || fault.asks === 'both, slowly') {
          const isSlow = fault.asks === 'both, slowly';
          if (isSlow) for (const each of processes) each.crashing.slowDown(SLOW_DISK_MS);
          tell(`both processes are asked at the same time${isSlow ? ', and the disk is slow' : ''}`);
          return await runInBoth(work);
        }
        const result = await runIn(place, work);
        if (fault.asks === 'one') return result;
        tell('the connection is cut before the answer, and the same is asked of the other process');
        return await runIn(1 - place, work);
      } finally {
        crashing.revive();
        for (const each of processes) each.crashing.slowDown(0);
      }
    },
    /** Plants a fault: `work` is answered and not stored. */
    runAndLose<Result>(work: (rig: TradingRig) => Promise<Result>): Promise<Result> {
      const { crashing, rig } = processAt(0);
      crashing.arm('lost commit');
      return work(rig);
    },
  };
}

export type FaultyProcesses = ReturnType<typeof openFaultyProcesses>;
