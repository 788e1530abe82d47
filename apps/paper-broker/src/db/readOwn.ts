import { sql, type Selectable } from 'kysely';
import type { Queries, Schema } from './database.js';
import type { NextRows } from './stretch.js';

/** Reads a member's rows of a table, newest first. `next.after` is the id of a row. */
export async function readOwn<Name extends keyof Schema>(
  db: Queries,
  table: Name,
  memberId: string,
  { limit, after }: NextRows,
): Promise<Selectable<Schema[Name]>[]> {
  const isOlder = after === null ? sql`` : sql`and id < ${after}`;
  const { rows } = await sql<Selectable<Schema[Name]>>`
    select * from ${sql.table(table)} where member_id = ${memberId} ${isOlder}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
