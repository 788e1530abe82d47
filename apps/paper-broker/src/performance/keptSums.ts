/** The number of rows that are kept, of all members: about 25 MB. */
const MOST_ROWS = 100_000;

/** Reads rows of a member's sums, or returns those that an earlier call read. `what` names them. */
export type ReadKept = <Row>(what: string, read: () => Promise<readonly Row[]>) => Promise<readonly Row[]>;

/**
 * Keeps the sums that were read, because the embedded store has one session and everybody waits while it reads 300
 * days. A member's sums change only together with the versions of their books, so rows of the same versions are the same.
 */
export class KeptSums {
  readonly #kept = new Map<string, { readonly versions: string; readonly rows: readonly unknown[] }>();
  #size = 0;

  /** @param versions how far the member's books were summed when `read` looks */
  at(memberId: string, versions: string): ReadKept {
    return async <Row>(what: string, read: () => Promise<readonly Row[]>) => {
      const key = `${memberId} ${what}`;
      const known = this.#kept.get(key);
      if (known?.versions === versions) return known.rows as readonly Row[];
      const rows = await read();
      this.#forget(key);
      this.#kept.set(key, { versions, rows });
      this.#size += sizeOf(rows);
      this.#makeRoom();
      return rows;
    };
  }

  #makeRoom(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MOST_ROWS) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#kept.delete(key);
    this.#size -= sizeOf(known.rows);
  }
}

/** An empty list needs room too. */
const sizeOf = (rows: readonly unknown[]): number => rows.length + 1;
