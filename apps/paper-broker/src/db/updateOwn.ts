import { sql, type Selectable, type Updateable } from 'kysely';
import type { Schema, Tx } from './database.js';

/** The key of a member's row. */
interface OwnRow {
  readonly member_id: string;
  readonly id: string;
}

/**
 * Updates a row of a member.
 * @param changes one column or more
 * @returns the changed row
 * @throws Error if there is no such row
 */
export async function updateOwn<Name extends keyof Schema>(
  tx: Tx,
  table: Name,
  { member_id: memberId, id }: OwnRow,
  changes: Updateable<Schema[Name]>,
): Promise<Selectable<Schema[Name]>> {
  const sets = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<Selectable<Schema[Name]>>`
    update ${sql.table(table)} set ${sql.join(sets)} where member_id = ${memberId} and id = ${id}
    returning *`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`${table} has no row ${id}`);
  return row;
}
