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

/** Rows of a table by id: those that were loaded, and what becomes of them. */
export interface Rows<Row> {
  get(id: string): Row | undefined;
  values(): IterableIterator<Row>;
  /** A new row. */
  add(row: Row): Row;
  /** @returns the row as it is then */
  change(row: Row, changed: Partial<Row>): Row;
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/**
 * A unit of work: what one transaction of trading reads, decides and writes. Everything that it may touch is read and
 * locked at its begin by a few queries; the rules work on the rows in memory; its end writes all of it by a few statements.
 * So it costs nearly the same for one order as for a hundred, and the rules are plain functions.
 */
export interface UnitOfWork extends TradingContext {
  readonly orders: Rows<OrderRow>;
  readonly positions: Rows<PositionRow>;
  /** Of the positions: those under review or approved. */
  readonly requests: Rows<CloseRequestRow>;
  readonly halts: HaltHistory;
  readonly fills: FillRow[];
  readonly lots: Insertable<LotTable>[];
  /** Shares to be taken from the lots of a position, first in, first out. */
  readonly sold: Map<string, Decimal>;
  readonly journals: Journal[];
  readonly notices: NewNotice[];
  /** Each of them once. */
  readonly announced: ReadonlyMap<string, Announced>;
  /** Times at which rows of this unit are due next; the caller takes them out. */
  readonly nextSteps: DueStep[];
  post(journal: Journal): void;
  announce(announcement: Announced): void;
  openPosition(key: PositionKey): PositionRow | undefined;
  /** Orders under way that close a position. */
  closingOrders(positionId: string): OrderRow[];
  /** What the trade account of a member has available, what this unit has moved included. Only of members with shorts. */
  available(memberId: string, currency: string): Decimal;
}
