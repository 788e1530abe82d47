import type { Decimal } from '@fairlot/money';
import type { Insertable } from 'kysely';
import type { Announcement } from '../events/announce.js';
import type { Journal } from '../ledger/journal.js';
import type { NewNotice } from '../notices/notify.js';
import type { CloseRequestRow, PositionKey, PositionRow } from './positionRow.js';
import type { DueStep } from './dueItems.js';
import type { HaltHistory } from './halts.js';
import type { FillRow, OrderRow } from './orderRow.js';
import type { LotTable } from './schema.js';
import type { TradingContext } from './tradingContext.js';

export type Announced = Announcement & { readonly memberId: string };

/** The rows of a table that a unit has loaded, by id, with its changes. */
export interface Rows<Row> {
  get(id: string): Row | undefined;
  values(): IterableIterator<Row>;
  /** Adds a new row. */
  add(row: Row): Row;
  /** @returns the changed row */
  change(row: Row, changed: Partial<Row>): Row;
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/**
 * A unit of work: what one transaction of trading reads, decides and writes. It begins by reading and locking every
 * row that it may change, with a few queries. The rules are plain functions on these rows in memory. It ends by
 * writing all changes with a few statements. So a hundred orders cost little more than one order.
 */
export interface UnitOfWork extends TradingContext {
  readonly orders: Rows<OrderRow>;
  readonly positions: Rows<PositionRow>;
  /** The requests of the positions that are under review or approved. */
  readonly requests: Rows<CloseRequestRow>;
  readonly halts: HaltHistory;
  readonly fills: FillRow[];
  readonly lots: Insertable<LotTable>[];
  /** Shares to take from the lots of a position, first in, first out. */
  readonly sold: Map<string, Decimal>;
  readonly journals: Journal[];
  readonly notices: NewNotice[];
  /** What to announce, without duplicates. */
  readonly announced: ReadonlyMap<string, Announced>;
  /** The steps that are due next for rows of this unit; the caller removes them. */
  readonly nextSteps: DueStep[];
  post(journal: Journal): void;
  announce(announcement: Announced): void;
  openPosition(key: PositionKey): PositionRow | undefined;
  /** Open orders that close a position. */
  closingOrders(positionId: string): OrderRow[];
  /**
   * The available funds of a member's trade account, including this unit's postings. Only for members with shorts, or
   * with orders that open one.
   * @throws Error for others
   */
  available(memberId: string, currency: string): Decimal;
}
