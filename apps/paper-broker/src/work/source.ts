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
  /** The item's position among those due at the same time, counted by the store; null comes last. */
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
  /** The column with the due time; null means that nothing is due. Default `due_at`. */
  readonly dueColumn?: string;
  /** The column by which rows of the same due time are ordered, before the id. Without it they are ordered by id alone. */
  readonly arrivalColumn?: string;
  /** A further condition for due rows: that of the partial index that lists them. */
  readonly condition?: RawBuilder<unknown>;
  /**
   * Does the work of one item in its own transaction, which also removes the item from the list or moves
   * its due time. If it throws, the transaction is rolled back and the item is tried again later.
   * @returns false if another process has done the item or is doing it
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
   * Does many items in one transaction, if that costs less than one transaction each. The argument is the
   * start of a list, up to the first item of another kind. The source may choose some of them, but the
   * result must be the same as doing all one by one, in order. If it throws, the transaction is rolled back
   * and the list is done one by one.
   * @returns how many items it did; 0 if it chose none
   */
  processTogether?(items: readonly DueItem[]): Promise<number>;
}

/** What the loops need of the broker. */
export interface WorkTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly monitor: WorkMonitor;
}

/** Receives events of the loops, to log and count them. */
export interface WorkMonitor {
  done(source: string, count: number): void;
  /** An item threw an error. `parked`: it is not tried again without an operator. */
  failed(
    item: DueItem,
    error: unknown,
    outcome: { readonly attempts: number; readonly parked: boolean },
  ): void;
  /** An error without a single item: of a batch, the work list itself, or a chore. */
  broke(what: string, error: unknown): void;
}
