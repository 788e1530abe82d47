import type { RawBuilder } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database, Schema } from '../db/database.js';

/** A row that is due. */
export interface DueItem {
  /** The name of the item's source. */
  readonly source: string;
  readonly id: string;
  /** The member whose row it is; null when it is of none or of many. */
  readonly memberId: string | null;
  readonly dueAt: Date;
  /** The place of the item among those due at the same moment, counted by the store; null comes last. */
  readonly arrival: string | null;
  /** How often the item has failed so far. */
  readonly attempts: number;
}

/** A table with a column of due times, and the work on a due row. */
export interface WorkSource {
  /** The name in the table of failures, in logs and in metrics, such as `order`. */
  readonly name: string;
  readonly table: keyof Schema;
  /** The column that identifies a row. Default `id`. */
  readonly idColumn?: string;
  /**
   * The column with the id of the member; null for a table without one. Default `member_id`. A row without a member is
   * about many of them.
   */
  readonly memberColumn?: string | null;
  /** The column with the due time; null means that nothing is to be done. Default `due_at`. */
  readonly dueColumn?: string;
  /** The column by which rows of the same due time are ordered, before the id. Without it they are ordered by id alone. */
  readonly arrivalColumn?: string;
  /** A further condition of the rows on the work list: the condition of the partial index that lists them. */
  readonly condition?: RawBuilder<unknown>;
  /**
   * Does the work of one item in its own transaction, which also removes the item from the list or moves its due
   * time. When it throws, the transaction is rolled back and the item is tried again later.
   * @returns false when another process has done the item or is doing it
   */
  process(item: DueItem): Promise<boolean>;
}

/** The sources that one loop processes together, in the order of their due times. */
export interface WorkKind {
  /** The name of its loop, such as `trading`. */
  readonly name: string;
  /** The clock that the due times refer to. */
  readonly clock: 'business' | 'wall';
  readonly sources: readonly WorkSource[];
  /**
   * Does many items in one transaction, where that costs less than one transaction each. Its argument is the start of
   * a list: the items up to the first one of another kind. It chooses which of them it does, but the result must be
   * the same as if all were done one by one, in order. When it throws, the transaction is rolled back and the list is
   * done one by one.
   * @returns how many items it did; 0 when it chose none
   */
  processTogether?(items: readonly DueItem[]): Promise<number>;
}

/** What the loops need of the broker. */
export interface WorkTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly monitor: WorkMonitor;
}

/** Receives what the loops do, to log and to count it. */
export interface WorkMonitor {
  done(source: string, count: number): void;
  /** An item threw an error. `parked`: it is not tried again without an operator. */
  failed(
    item: DueItem,
    error: unknown,
    outcome: { readonly attempts: number; readonly parked: boolean },
  ): void;
  /** An error that belongs to no single item: of a batch, the work list itself, or a chore. */
  broke(what: string, error: unknown): void;
}
