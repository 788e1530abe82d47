import { Refusal } from '../http/refusal.js';

/** Waiting costs memory only, but a longer queue is a flood: its last one would wait for seconds. */
const MAX_WAITING = 200;

const waiting = new Map<string, { count: number; last: Promise<unknown> }>();

/**
 * Does the work of one name one after the other in this process, so that tries with the right secret that were sent at
 * the same time do not use up each other's tries.
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
