import { runTurn, type TurnEnd } from './turn.js';
import type { WorkKind, WorkTools } from './source.js';

/** How long a turn may take before it looks at the clock, at whether to stop, and at whether others want to go first. */
const BUDGET_MS = 200;
/** Between two looks when nothing is due. A market order fills within that time. */
const PAUSE_MS = 300;
/** Between two turns that threw, the pause doubles up to this. */
const LONGEST_PAUSE_MS = 30_000;
/** For how long, and how often, `runAll` waits for another process that has taken everything that is due. */
const OTHERS_PAUSE_MS = 20;
const OTHERS_PAUSES = 250;

/** The loops that do due work: one for each kind, so that none waits for another. */
export interface WorkLoops {
  start(): void;
  /** Lets each item that is being done come to its end, and starts no other. */
  stop(): Promise<void>;
  /**
   * Does everything of the business clock that is due, whatever follows from it included, in the order of business time
   * across all kinds. The loops rest meanwhile; calls at the same time take turns.
   * @param first runs while the loops rest: moves the clock
   * @returns false when `stop` came before the end
   */
  runAll(first?: () => Promise<void>): Promise<boolean>;
  /** Since when, by the wall clock, each kind has not come to the end of what is due. */
  behindSince(kind: WorkKind): Date;
}

export function createWorkLoops(
  tools: WorkTools & { /** Reads the clock that another process may have moved. */ refresh(): Promise<void> },
  kinds: readonly WorkKind[],
): WorkLoops {
  const stopping = new AbortController();
  const { signal } = stopping;
  const behindSince = new Map(kinds.map((kind) => [kind.name, tools.clock.wall()]));
  const running = new Set<Promise<unknown>>();
  /** What `runAll` has been asked to do; the loops wait for the end of it. */
  let asked: Promise<unknown> = Promise.resolve();

  const take = async (some: readonly WorkKind[], isOver: () => boolean): Promise<TurnEnd> => {
    const end = await runTurn(tools, some, isOver);
    if (end === 'caught-up') for (const { name } of some) behindSince.set(name, tools.clock.wall());
    return end;
  };

  /** One turn within its budget. @returns whether there is more to do */
  const turn = async (kind: WorkKind): Promise<boolean> => {
    await tools.refresh();
    const endsAt = performance.now() + BUDGET_MS;
    return (await take([kind], () => signal.aborted || performance.now() >= endsAt)) === 'over';
  };

  const untilNothingIsAsked = async (): Promise<void> => {
    for (let seen; seen !== asked;) await (seen = asked);
  };

  const loop = async (kind: WorkKind): Promise<void> => {
    let pauseMs = PAUSE_MS;
    while (!signal.aborted) {
      await untilNothingIsAsked();
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
      // A move of the clock that is refused concerns its caller only.
      asked = all.catch(() => undefined);
      return all;
    },
    behindSince: ({ name }) => behindSince.get(name) ?? tools.clock.wall(),
  };
}

/** Ends early when the signal comes. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
