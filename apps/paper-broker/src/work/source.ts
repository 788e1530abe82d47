import type { RawBuilder } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database, Schema } from '../db/database.js';

/** One row that is due. */
export interface DueItem {
  /** The name of its source. */
  readonly source: string;
  readonly id: string;
  /** Whose it is; null where the table does not say. */
  readonly memberId: string | null;
  readonly dueAt: Date;
  /** How often it has failed so far. */
  readonly attempts: number;
}

/** A table with a column that says when something is to be done for a row, and what is done then. */
export interface WorkSource {
  /** In the table of failures, in logs and in metrics: `order`. */
  readonly name: string;
  readonly table: keyof Schema;
  /** The column that names a row. Default `id`. */
  readonly idColumn?: string;
  /** The column with the customer whose row it is; null for a table without one. Default `member_id`. */
  readonly memberColumn?: string | null;
  /** Null, or no row, means that nothing is to be done. Default `due_at`. */
  readonly dueColumn?: string;
  /** Which rows are on the work list, besides that they are due: the condition of the index that lists them. */
  readonly condition?: RawBuilder<unknown>;
  /**
   * Does what is due for one item, in a transaction of its own that also takes it off the list or moves its due time on.
   * A throw undoes all of it: the item is tried again later.
   * @returns false when somebody else did it or is doing it
   */
  process(item: DueItem): Promise<boolean>;
}

/** Sources that one loop works through together, in the order of their due times. */
export interface WorkKind {
  /** The name of its loop: `trading`. */
  readonly name: string;
  /** Which clock the due times are of. */
  readonly clock: 'business' | 'wall';
  readonly sources: readonly WorkSource[];
  /**
   * Does many items in one transaction, where that costs less than one for each. It is given the items of a list, in order,
   * up to the first one of another kind, and chooses which of these it does; it may only choose what leaves the result as if all had been done one by one, in
   * order. A throw undoes all of it, and the list is worked through one by one instead.
   * @returns how many it did; 0 when it chose none
   */
  processTogether?(items: readonly DueItem[]): Promise<number>;
}

/** What the loops need of the broker. */
export interface WorkTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly monitor: WorkMonitor;
}

/** Is told what the loops do, to log and to count it. */
export interface WorkMonitor {
  done(source: string, count: number): void;
  /** An item threw; `parked` says that it will not be tried again by itself. */
  failed(
    item: DueItem,
    error: unknown,
    outcome: { readonly attempts: number; readonly parked: boolean },
  ): void;
  /** Something threw that belongs to no single item: a batch, the work list itself, a chore. */
  broke(what: string, error: unknown): void;
}
