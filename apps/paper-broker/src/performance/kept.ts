/** The most that is kept for all members together, about 25 MB. A row of sums has size 1. */
const MOST = 100_000;

/** Makes a value, or returns the one that an earlier call made. `what` names it among those of a member. */
export type Keep = <Value>(
  what: string,
  make: () => Promise<Value>,
  sizeOf: (value: Value) => number,
) => Promise<Value>;

/**
 * Keeps what was read and computed of members' pasts, because everybody waits for it: reading a year of one member
 * occupies the embedded store's only session for milliseconds, and valuing it occupies the event loop.
 */
export class Kept {
  readonly #values = new Map<
    string,
    { readonly versions: string; readonly value: unknown; readonly size: number }
  >();
  #size = 0;

  /** @param versions of all data that the member's values are made from; if one differs, they are made again */
  at(memberId: string, versions: string): Keep {
    return async <Value>(what: string, make: () => Promise<Value>, sizeOf: (value: Value) => number) => {
      const key = `${memberId} ${what}`;
      const known = this.#values.get(key);
      if (known?.versions === versions) return known.value as Value;
      const value = await make();
      this.#forget(key);
      // An empty value needs room too.
      const size = sizeOf(value) + 1;
      this.#values.set(key, { versions, value, size });
      this.#size += size;
      this.#makeRoom();
      return value;
    };
  }

  #makeRoom(): void {
    for (const oldest of this.#values.keys()) {
      if (this.#size <= MOST) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
