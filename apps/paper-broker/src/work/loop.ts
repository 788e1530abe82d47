import { pause } from './pause.js';
import { runTurn, type TurnEnd } from './turn.js';
import type { WorkKind, WorkTools } from './source.js';

/** How long a turn may run before the loop reads the clock again, may stop, and lets `runAll` run. */
const BUDGET_MS = 200;
/** The pause when nothing is due. A market order fills within that time. */
const PAUSE_MS = 300;
/**
 * After errors, the pause between turns doubles up to this. So work resumes at most this long after the store is
 * back.
 */
const LONGEST_PAUSE_MS = 5_000;
/** How long, and how often, `runAll` waits when another process has taken everything that is due. */
const OTHERS_PAUSE_MS = 20;
const OTHERS_PAUSES = 250;

/** The loops that do due work: one for each kind, so that no kind waits for another. */
export interface WorkLoops {
  start(): void;
  /** Finishes the items in progress and starts no more. */
  stop(): Promise<void>;
  /**
   * Does everything that is due by the business clock, including what that work makes due, in the order of business
   * time across all kinds. The loops of these kinds pause meanwhile. Concurrent calls run one after the other.
   * @param first runs before the work, while the loops pause; it moves the clock
   * @returns false when `stop` was called before the end
   */
  runAll(first?: () => Promise<void>): Promise<boolean>;
  /** The wall time at which each kind last had nothing more to do. */
  behindSince(kind: WorkKind): Date;
}

export function createWorkLoops(
  tools: WorkTools & {
    /** Reads the clock again, which another process may have moved. */
    refresh(): Promise<void>;
    /** Whether no other process works on the store. The loops then need not read the clock before each turn. */
    readonly isAlone?: boolean;
  },
  kinds: readonly WorkKind[],
): WorkLoops {
  const stopping = new AbortController();
  const { signal } = stopping;
  const behindSince = new Map(kinds.map((kind) => [kind.name, tools.clock.wall()]));
  const running = new Set<Promise<unknown>>();
  /** The last call of `runAll`; the loops of business time wait until it ends. */
  let asked: Promise<unknown> = Promise.resolve();

  const take = async (some: readonly WorkKind[], isOver: () => boolean): Promise<TurnEnd> => {
    const end = await runTurn(tools, some, isOver);
    if (end === 'caught-up') for (const { name } of some) behindSince.set(name, tools.clock.wall());
    return end;
  };

  /** One turn of at most `BUDGET_MS`. @returns whether there is more to do */
  const turn = async (kind: WorkKind): Promise<boolean> => {
    if (tools.isAlone !== true) await tools.refresh();
    const endsAt = performance.now() + BUDGET_MS;
    return (await take([kind], () => signal.aborted || performance.now() >= endsAt)) === 'over';
  };

  const untilNothingIsAsked = async (): Promise<void> => {
    for (let seen; seen !== asked;) await (seen = asked);
  };

  const loop = async (kind: WorkKind): Promise<void> => {
    let pauseMs = PAUSE_MS;
    while (!signal.aborted) {
      // Work by wall time, such as mail, does not wait for a clock that is moved by a year.
      if (kind.clock === 'business') await untilNothingIsAsked();
      const turned = turn(kind);
      running.add(turned);
      try {
        const hasMore = await turned;
        pauseMs = hasMore ? 0 : PAUSE_MS;
      } catch (error) {
        tools.monitor.broke(`${kind.name} loop`, error);
        pauseMs = Math.min(Math.max(pauseMs, PAUSE_MS) * 2, LONGEST_PAUSE_MS);
      }
      running.delete(turned);
      await pause(pauseMs, signal);
    }
  };

  const runEverything = async (): Promise<boolean> => {
    const business = kinds.filter(({ clock }) => clock === 'business');
    for (let pauses = 0; pauses < OTHERS_PAUSES && !signal.aborted; pauses += 1) {
      const end = await take(business, () => signal.aborted);
      if (end === 'caught-up') return true;
      if (end === 'taken') await pause(OTHERS_PAUSE_MS, signal);
    }
    return !signal.aborted;
  };

  let loops: readonly Promise<void>[] = [];
  return {
    start() {
      loops = kinds.map(loop);
    },
    async stop() {
      stopping.abort();
      await Promise.all([...loops, asked.catch(() => undefined)]);
    },
    runAll(first = () => Promise.resolve()) {
      const all = asked.then(async () => {
        await Promise.allSettled(running);
        await first();
        await tools.refresh();
        return runEverything();
      });
      // A failed call, such as a refused move of the clock, must not stop the next one.
      asked = all.catch(() => undefined);
      return all;
    },
    behindSince: ({ name }) => behindSince.get(name) ?? tools.clock.wall(),
  };
}
