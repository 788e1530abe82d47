import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Queries, Schema } from './database.js';
import { STRETCH_ROWS, type NextRows, type Stretch } from './stretch.js';

/**
 * A list of a member's rows that an index holds in parts, one for each value of `part`. The index begins with
 * the columns of `equal`, followed by the part and the order of the list.
 */
export interface PartedList<Name extends keyof Schema> {
  readonly table: Name;
  /** The values that all rows share, by column; undefined ones are ignored. */
  readonly equal: Readonly<Record<string, string | undefined>>;
  /** The column or indexed expression by which the list is divided. */
  readonly part: RawBuilder<unknown>;
  /** The values of the parts to read; duplicates are read once. */
  readonly values: readonly (string | number)[];
  /** The order of the list: newest first by this column, then by id. */
  readonly by: 'id' | 'submitted_at';
  /** Further conditions that the index covers. */
  readonly where?: readonly RawBuilder<unknown>[];
}

/**
 * Reads the newest rows of a list: up to `limit` rows of each part, and of these the newest. So the cost of a
 * page does not depend on how many rows the member has, or how few of them match.
 * @param next `after` is the id of a row
 */
export async function readNewest<Name extends keyof Schema>(
  db: Queries,
  list: PartedList<Name>,
  next: NextRows,
): Promise<Selectable<Schema[Name]>[]> {
  const { rows } = await selectNewest<Selectable<Schema[Name]>>(list, next).execute(db);
  return rows;
}

/** As `readNewest`, with conditions that no index covers. Only the next STRETCH_ROWS rows are searched. */
export async function readStretch<Name extends keyof Schema>(
  db: Queries,
  list: PartedList<Name>,
  conditions: readonly RawBuilder<unknown>[],
  { limit, after }: NextRows,
): Promise<Stretch<Selectable<Schema[Name]>>> {
  const order = orderOf(list.by);
  // Without a row that matches, the end of the stretch is in a row of its own.
  const { rows } = await sql<Selectable<Schema[Name]> & { id: string | null; stretch_end: string | null }>`
    with stretch as materialized (${selectNewest(list, { limit: STRETCH_ROWS, after })})
    select last.id as stretch_end, found.*
      from (select (select id from stretch order by ${order} offset ${STRETCH_ROWS - 1}) as id) as last
      left join lateral (
        select * from stretch where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}
      ) as found on true
     order by ${list.by === 'id' ? sql`` : sql`found.${sql.ref(list.by)} desc,`} found.id desc`.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), end: rows[0]?.stretch_end ?? null };
}

function selectNewest<Row>(
  { table, equal, part, values, by, where = [] }: PartedList<keyof Schema>,
  { limit, after }: NextRows,
): RawBuilder<Row> {
  const order = orderOf(by);
  const conditions = [
    ...Object.entries(equal)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql`${part} = part.value`,
    ...where,
    ...(after === null ? [] : [sql`${placeOf(by)} < ${find(table, by, after)}`]),
  ];
  const type = typeof values[0] === 'number' ? sql`int[]` : sql`text[]`;
  return sql<Row>`
    select found.* from unnest(${[...new Set(values)]}::${type}) as part (value) cross join lateral (
        select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}
      ) as found
     order by ${order} limit ${limit}`;
}

const orderOf = (by: 'id' | 'submitted_at'): RawBuilder<unknown> =>
  by === 'id' ? sql`id desc` : sql`${sql.ref(by)} desc, id desc`;

/** The columns by which the list is ordered. */
const placeOf = (by: 'id' | 'submitted_at'): RawBuilder<unknown> =>
  by === 'id' ? sql`id` : sql`(${sql.ref(by)}, id)`;

/** The values of these columns for the row with this id. */
const find = (table: string, by: 'id' | 'submitted_at', id: string): RawBuilder<unknown> =>
  by === 'id' ? sql`${id}` : sql`(select ${sql.ref(by)}, id from ${sql.table(table)} where id = ${id})`;

/** The conditions for a time of submission in a range: `from` inclusive, `to` exclusive. */
export function submittedWithin({
  from,
  to,
}: {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}): RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`submitted_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`submitted_at < ${to}`]),
  ];
}
