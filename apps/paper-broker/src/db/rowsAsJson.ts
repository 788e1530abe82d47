import { sql, type Selectable } from 'kysely';
import type { Schema, Tx } from './database.js';

type TableName = keyof Schema;

/**
 * Inserts any number of rows with one statement, which takes them as one JSON text. All rows have the same columns; the
 * others get their defaults.
 * @param unless the columns of a unique key; rows whose key exists are skipped
 * @returns the inserted rows
 */
export async function insertRows<Table extends TableName>(
  tx: Tx,
  table: Table,
  rows: readonly object[],
  { unless }: { readonly unless?: readonly string[] } = {},
): Promise<Selectable<Schema[Table]>[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const skip =
    unless === undefined
      ? sql``
      : sql`on conflict (${sql.join(unless.map((column) => sql.ref(column)))}) do nothing`;
  const inserted = await sql<Selectable<Schema[Table]>>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordset(table, rows)} as said ${skip} returning *`.execute(
    tx,
  );
  return inserted.rows;
}

/** Updates `columns` of many rows with one statement. Rows are matched by `member_id` and `id`. */
export async function updateRows(
  tx: Tx,
  table: TableName,
  columns: readonly string[],
  rows: readonly { readonly member_id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  // Given in addition to the join, so that only the partitions of these members are planned.
  const members = [...new Set(rows.map((row) => row.member_id))];
  const sets = columns.map((column) => sql`${sql.ref(column)} = said.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(sets)} from ${recordset(table, rows)} as said
     where ${sql.table(table)}.member_id = any(${members}::text[])
       and ${sql.table(table)}.member_id = said.member_id and ${sql.table(table)}.id = said.id`.execute(tx);
}

const recordset = (table: TableName, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
