type Start = () => void;

/**
 * Limits concurrency to `places` pieces of work in all and one for each member. Members who wait take turns, so
 * a member with many requests delays only their own.
 */
export function createTurns(places: number): <T>(memberId: string, work: () => Promise<T>) => Promise<T> {
  let free = places;
  const busy = new Set<string>();
  const waiting = new Map<string, Start[]>();

  const startNext = (): void => {
    for (const [memberId, starts] of waiting) {
      if (free === 0) return;
      if (busy.has(memberId)) continue;
      const start = starts.shift();
      // A member with more work goes to the end of the queue.
      waiting.delete(memberId);
      if (starts.length > 0) waiting.set(memberId, starts);
      free -= 1;
      busy.add(memberId);
      start?.();
    }
  };

  return async (memberId, work) => {
    await new Promise<void>((start) => {
      const starts = waiting.get(memberId);
      if (starts === undefined) waiting.set(memberId, [start]);
      else starts.push(start);
      startNext();
    });
    try {
      return await work();
    } finally {
      free += 1;
      busy.delete(memberId);
      startNext();
    }
  };
}
