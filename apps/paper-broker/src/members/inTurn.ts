import { Refusal } from '../http/refusal.js';

/** A longer queue is refused, because its last item would wait for seconds. */
const MAX_WAITING = 200;

const waiting = new Map<string, { count: number; last: Promise<unknown> }>();

/**
 * Runs the works of one name one after the other in this process. So right tries sent at the same time do not use up
 * each other's tries.
 * @throws Refusal `unavailable` when too many of that name wait already
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const queue = waiting.get(name) ?? { count: 0, last: Promise.resolve() };
  if (queue.count > MAX_WAITING) throw new Refusal('unavailable', { retryAfterS: 1 });
  queue.count += 1;
  waiting.set(name, queue);
  const mine = queue.last.then(work);
  queue.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    queue.count -= 1;
    if (queue.count === 0) waiting.delete(name);
  }
}
