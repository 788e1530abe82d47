import { toText } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import { insertRows, updateRows } from '../db/rowsAsJson.js';
import { announceAll } from '../events/announce.js';
import { postAll } from '../ledger/post.js';
import { notifyAll } from '../notices/notify.js';
import type { CloseRequestTable, OrderTable, PositionTable } from './schema.js';
import type { Rows, UnitOfWork } from './unitOfWork.js';

/** The columns that may change after the insert. */
const POSITION_COLUMNS: readonly (keyof PositionTable)[] = [
  'state',
  'quantity',
  'closing_quantity',
  'open_amount',
  'open_fee',
  'margin',
  'realized_pnl',
  'handling_fee',
  'opened_quantity',
  'opened_amount',
  'closed_amount',
  'stop_loss',
  'take_profit',
  'closed_at',
  'watched_until',
  'due_at',
  'version',
];
const REQUEST_COLUMNS: readonly (keyof CloseRequestTable)[] = [
  'status',
  'reason_key',
  'reason_params',
  'reason',
  'order_id',
  'due_at',
  'decided_at',
];
const ORDER_COLUMNS: readonly (keyof OrderTable)[] = [
  'status',
  'reject_code',
  'reject_params',
  'reject_note',
  'filled_quantity',
  'filled_gross',
  'filled_amount',
  'handling_fee',
  'realized_pnl',
  'hold_amount',
  'position_id',
  'matched_until',
  'due_at',
  'filled_at',
  'closed_at',
  'version',
];

/** Writes a unit of work in a few statements, whatever its size. */
export async function saveUnit(tx: Tx, unit: UnitOfWork): Promise<void> {
  await saveRows(tx, 'position', POSITION_COLUMNS, unit.positions);
  await saveRows(tx, 'close_request', REQUEST_COLUMNS, unit.requests);
  await saveRows(tx, 'trade_order', ORDER_COLUMNS, unit.orders);
  await insertRows(tx, 'fill', unit.fills);
  await insertRows(tx, 'lot', unit.lots);
  await takeLots(tx, unit);
  await postAll(tx, unit.journals);
  await notifyAll(tx, unit, unit.notices);
  await announceAll(tx, [...unit.announced.values()]);
}

async function saveRows<
  Row extends { readonly id: string; readonly member_id: string; readonly arrival: string | null },
>(
  tx: Tx,
  table: 'position' | 'close_request' | 'trade_order',
  columns: readonly (keyof Row & string)[],
  rows: Rows<Row>,
): Promise<void> {
  const of = (ids: ReadonlySet<string>): Row[] => [...rows.values()].filter(({ id }) => ids.has(id));
  await updateRows(tx, table, columns, of(rows.changed));
  // Inserts come after updates: a position may open after another one of the same symbol has closed.
  const added = of(rows.added).map(({ arrival: _storeCounts, ...row }) => row);
  await insertRows(tx, table, added);
}

/**
 * Takes the sold shares from the lots, first in, first out. Only the lots that are taken are read, because there may be many
 * more. Several closes take the same lots as one close of their sum, because no close takes more than was there at its
 * time.
 */
async function takeLots(tx: Tx, { sold }: UnitOfWork): Promise<void> {
  if (sold.size === 0) return;
  const quantities = [...sold.values()].map((quantity) => toText(quantity));
  await sql`
    with recursive taken as (
      select sale.id as position_id, sale.quantity as needed, first.*
        from unnest(${[...sold.keys()]}::text[], ${quantities}::numeric[]) as sale (id, quantity) cross join lateral (
          select member_id, fill_id, opened_at, remaining from lot
           where position_id = sale.id and remaining > 0 order by opened_at, fill_id limit 1) as first
      union all
      select before.position_id, before.needed - before.remaining, next.*
        from taken as before cross join lateral (
          select member_id, fill_id, opened_at, remaining from lot
           where position_id = before.position_id and remaining > 0
             and (opened_at, fill_id) > (before.opened_at, before.fill_id)
           order by opened_at, fill_id limit 1) as next
       where before.needed > before.remaining
    )
    update lot set remaining = lot.remaining - least(taken.remaining, taken.needed)
      from taken where lot.member_id = taken.member_id and lot.fill_id = taken.fill_id`.execute(tx);
}
