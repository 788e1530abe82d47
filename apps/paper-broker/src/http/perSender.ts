/** Limits how much each sender has open at once: streams, or bodies that are being read. */
export interface PerSender {
  /** Opens one more, unless the sender has `limit` open already. @returns whether it did */
  take(who: string, limit: number): boolean;
  giveBack(who: string): void;
}

export function countPerSender(): PerSender {
  const open = new Map<string, number>();
  return {
    take(who, limit) {
      const count = open.get(who) ?? 0;
      if (count >= limit) return false;
      open.set(who, count + 1);
      return true;
    },
    giveBack(who) {
      const count = (open.get(who) ?? 1) - 1;
      if (count === 0) open.delete(who);
      else open.set(who, count);
    },
  };
}
