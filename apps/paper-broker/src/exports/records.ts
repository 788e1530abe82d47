import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import type { Schema } from '../db/schema.js';
import type { ExportKind } from './schema.js';
import { toTable, type Cell, type Table } from './table.js';

/** A range of time: `from` inclusive, `until` exclusive. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** A request for at most `limit` records of a member in a period. */
interface Asked extends Period {
  readonly memberId: string;
  readonly limit: number;
}

type ReadRecords = (db: Queries, asked: Asked) => Promise<Table>;

/** The rows of each kind of export, oldest first. */
export const readRecords: Readonly<Record<Exclude<ExportKind, 'account'>, ReadRecords>> = {
  entry: readEntries,
  order: readOrders,
  deposit: readDeposits,
  withdrawal: readWithdrawals,
  tax: readRealized,
};

async function readEntries(db: Queries, { memberId, from, until, limit }: Asked) {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('journal', 'journal.ref', 'entry.journal_ref')
    .select(['entry.id', 'entry.amount', 'entry.commodity as currency', 'entry.balance_after'])
    .select(['journal.effective_at as booked_at', 'entry.account_kind as account', 'journal.kind'])
    .select(['journal.subject_type as ref_type', 'journal.subject_id as ref_id'])
    .where('entry.owner', '=', memberId)
    .where('entry.book', '=', 'available')
    .where('journal.effective_at', '>=', from)
    .where('journal.effective_at', '<', until)
    .orderBy('entry.seq')
    .limit(limit)
    .execute();
  const columns = [
    'id',
    'booked_at',
    'account',
    'kind',
    'amount',
    'currency',
    'balance_after',
    'ref_type',
    'ref_id',
  ];
  return toTable(columns, rows);
}

/** What a member submitted in a period, oldest first. Orders, deposits and withdrawals share these columns. */
async function readSubmitted<Name extends 'trade_order' | 'deposit' | 'withdrawal'>(
  db: Queries,
  table: Name,
  columns: readonly (keyof Schema[Name] & string)[],
  { memberId, from, until, limit }: Asked,
) {
  const { rows } = await sql<Record<string, Cell>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where member_id = ${memberId} and submitted_at >= ${from} and submitted_at < ${until}
    order by submitted_at, id
    limit ${limit}`.execute(db);
  return rows;
}

async function readOrders(db: Queries, asked: Asked) {
  const columns = [
    'id',
    'submitted_at',
    'symbol',
    'market_id',
    'direction',
    'intent',
    'order_type',
    'quantity',
    'order_price',
    'status',
    'reject_code',
    'reject_params',
    'reject_note',
    'filled_at',
    'filled_quantity',
    'filled_amount',
    'handling_fee',
    'realized_pnl',
    'currency',
  ] as const;
  const rows = await readSubmitted(db, 'trade_order', columns, asked);
  return toTable(columns, rows);
}

async function readDeposits(db: Queries, asked: Asked) {
  const columns = [
    'id',
    'submitted_at',
    'type',
    'status',
    'amount',
    'currency',
    'fee',
    'audit_amount',
    'rate',
    'converted_amount',
    'converted_currency',
    'audited_at',
    'reason_key',
    'reason_params',
    'refuse_reason',
    'reference',
    'timezone',
  ] as const;
  const rows = await readSubmitted(db, 'deposit', columns, asked);
  return toTable(columns, rows);
}

/** Names for the statuses of withdrawals, which are numbers on the wire, so that the file is readable by itself. */
const withdrawalStates = ['wait', 'pass', 'refuse', 'canceled'];

async function readWithdrawals(db: Queries, asked: Asked) {
  const columns = [
    'id',
    'submitted_at',
    'type',
    'status',
    'amount',
    'fee',
    'currency',
    'payee_name',
    'payee_last4',
    'payee_network',
    'arrival_date',
    'audited_at',
    'settled_at',
    'canceled_at',
    'reason_key',
    'reason_params',
    'refuse_reason',
  ] as const;
  const rows = await readSubmitted(db, 'withdrawal', columns, asked);
  return toTable(
    columns,
    rows.map((row) => ({ ...row, status: withdrawalStates[Number(row['status'])] ?? row['status'] ?? null })),
  );
}

/** The realized profits of a period, by average cost as on the screens. */
async function readRealized(db: Queries, { memberId, from, until, limit }: Asked) {
  const rows = await db
    .selectFrom('fill')
    .innerJoin('trade_order', 'trade_order.id', 'fill.order_id')
    .whereRef('trade_order.member_id', '=', 'fill.member_id')
    .select(['fill.id', 'fill.trade_date', 'fill.filled_at', 'fill.symbol', 'fill.side', 'fill.quantity'])
    .select(['fill.price', 'fill.amount', 'fill.fee', 'fill.realized_pnl', 'trade_order.currency'])
    .where('fill.member_id', '=', memberId)
    .where('fill.realized_pnl', 'is not', null)
    .where('fill.filled_at', '>=', from)
    .where('fill.filled_at', '<', until)
    .orderBy('fill.filled_at')
    .orderBy('fill.id')
    .limit(limit)
    .execute();
  const columns = [
    'id',
    'trade_date',
    'filled_at',
    'symbol',
    'side',
    'quantity',
    'price',
    'amount',
    'fee',
    'realized_pnl',
    'currency',
  ];
  return toTable(columns, rows);
}
