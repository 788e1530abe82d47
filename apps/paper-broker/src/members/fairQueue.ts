import { Refusal } from '../http/refusal.js';

/** With more items than this, the last would wait for seconds. */
const MAX_WAITING = 128;
const MAX_WAITING_OF_ONE = 32;

/** A queue that serves callers in turn, so that a caller with many items delays only their own. */
export interface FairQueue<Item> {
  /** @throws Refusal `unavailable` when the caller or the whole queue has too many items */
  add(who: string, item: Item): void;
  next(): Item | undefined;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  const waiting = new Map<string, Item[]>();
  let total = 0;
  return {
    add(who, item) {
      const own = waiting.get(who) ?? [];
      if (total >= MAX_WAITING || own.length >= MAX_WAITING_OF_ONE)
        throw new Refusal('unavailable', { retryAfterS: 1 });
      own.push(item);
      waiting.set(who, own);
      total += 1;
    },
    next() {
      const [first] = waiting;
      if (first === undefined) return undefined;
      const [who, own] = first;
      const item = own.shift();
      waiting.delete(who);
      // The caller goes to the end of the round.
      if (own.length > 0) waiting.set(who, own);
      total -= 1;
      return item;
    },
  };
}
