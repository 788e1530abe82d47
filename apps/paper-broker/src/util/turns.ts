type Start = () => void;

/** Runs work when it is the sender's turn. */
export type TakeTurn = <T>(sender: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrency to `places` pieces of work in all and `each` for each sender, such as a member. Senders who wait
 * take turns, so one with many requests delays only their own.
 */
export function createTurns(places: number, each = 1): TakeTurn {
  let free = places;
  const busy = new Map<string, number>();
  const waiting = new Map<string, Start[]>();

  const startNext = (): void => {
    for (const [sender, starts] of waiting) {
      if (free === 0) return;
      const running = busy.get(sender) ?? 0;
      if (running === each) continue;
      const start = starts.shift();
      // A sender with more work goes to the end of the queue.
      waiting.delete(sender);
      if (starts.length > 0) waiting.set(sender, starts);
      free -= 1;
      busy.set(sender, running + 1);
      start?.();
    }
  };

  return async (sender, work) => {
    await new Promise<void>((start) => {
      const starts = waiting.get(sender);
      if (starts === undefined) waiting.set(sender, [start]);
      else starts.push(start);
      startNext();
    });
    try {
      return await work();
    } finally {
      free += 1;
      const running = (busy.get(sender) ?? 1) - 1;
      if (running === 0) busy.delete(sender);
      else busy.set(sender, running);
      startNext();
    }
  };
}
