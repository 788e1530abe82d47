/**
 * A piece of work that follows the business clock; answers how much it did, so that it is asked again until nothing. It
 * may end early once the signal says that the server stops.
 */
export type DueRunner = (signal: AbortSignal) => Promise<number>;

export interface DueWork {
  /** Runs everything that is due by now, whatever follows from it included. Calls at the same time share turns. */
  runAll(): Promise<void>;
  /** Runs it again and again until `stop`. */
  start(intervalMs: number, onError: (error: unknown) => void): void;
  /** Lets what is running come to its next good end, not to the end of everything that is due. */
  stop(): Promise<void>;
}

/** More turns than that in one go means that two runners feed each other; the next interval goes on. */
const MAX_TURNS = 1000;

/**
 * The one loop of the server.
 * @param before runs first in every turn: reads the clock that another process may have moved
 */
export function createDueWork(runners: readonly DueRunner[], before: () => Promise<void>): DueWork {
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const runTurns = async (): Promise<void> => {
    await before();
    for (let turn = 0; turn < MAX_TURNS && !stopping.signal.aborted; turn += 1) {
      let done = 0;
      for (const run of runners) done += await run(stopping.signal);
      if (done === 0) return;
    }
  };
  const runAll = (): Promise<void> => {
    // One after the other in this process; a failed turn does not hold up the next one.
    const turn = last.catch(() => undefined).then(runTurns);
    last = turn;
    return turn;
  };
  return {
    runAll,
    start(intervalMs, onError) {
      const again = (): void => {
        if (stopping.signal.aborted) return;
        timer = setTimeout(() => void runAll().catch(onError).finally(again), intervalMs);
      };
      again();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await last.catch(() => undefined);
    },
  };
}
