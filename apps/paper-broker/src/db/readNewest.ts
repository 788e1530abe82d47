import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Queries, Schema } from './database.js';
import { STRETCH_ROWS, type Stretch } from './stretch.js';

/**
 * A list of a member's rows that lies in an index in parts, one for each value of `part`. The index begins with the columns
 * of `equal`, then comes the part, then the order of the list.
 */
export interface PartedList<Name extends keyof Schema> {
  readonly table: Name;
  /** What all rows have, by column. */
  readonly equal: Readonly<Record<string, string | undefined>>;
  /** A column, or an expression that is indexed. */
  readonly part: RawBuilder<unknown>;
  /** The parts to read; each is read once. */
  readonly values: readonly (string | number)[];
  /** The newest by this come first; among equals the id decides. */
  readonly by: 'id' | 'submitted_at';
  /** More conditions, which the index holds. */
  readonly where?: readonly RawBuilder<unknown>[];
}

/**
 * The newest rows of a list: a page of each part is read and the newest of all are given. So a page costs the same however
 * many rows a member has, and however few of them are of the parts asked for.
 * @param after the id of the row before the first one
 */
export async function readNewest<Name extends keyof Schema>(
  db: Queries,
  list: PartedList<Name>,
  limit: number,
  after: string | null,
): Promise<Selectable<Schema[Name]>[]> {
  const { rows } = await selectNewest<Selectable<Schema[Name]>>(list, after, [], limit).execute(db);
  return rows;
}

/** The same with conditions that no index holds. */
export async function readStretch<Name extends keyof Schema>(
  db: Queries,
  list: PartedList<Name>,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
  after: string | null,
): Promise<Stretch<Selectable<Schema[Name]>>> {
  const { table, by } = list;
  const [last] = (await selectNewest<{ id: string }>(list, after, [], 1, STRETCH_ROWS - 1).execute(db)).rows;
  const isWithin = last === undefined ? [] : [sql`${placeOf(by)} >= ${find(table, by, last.id)}`];
  const { rows } = await selectNewest<Selectable<Schema[Name]>>(
    list,
    after,
    [...isWithin, ...conditions],
    limit,
  ).execute(db);
  return { rows, end: last?.id ?? null };
}

/** @param skipped rows that are passed over first */
function selectNewest<Row>(
  { table, equal, part, values, by, where = [] }: PartedList<keyof Schema>,
  after: string | null,
  more: readonly RawBuilder<unknown>[],
  limit: number,
  skipped = 0,
): RawBuilder<Row> {
  const order = by === 'id' ? sql`id desc` : sql`${sql.ref(by)} desc, id desc`;
  const conditions = [
    ...Object.entries(equal)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql`${part} = part.value`,
    ...where,
    ...(after === null ? [] : [sql`${placeOf(by)} < ${find(table, by, after)}`]),
    ...more,
  ];
  const type = typeof values[0] === 'number' ? sql`int[]` : sql`text[]`;
  return sql<Row>`
    select found.* from unnest(${[...new Set(values)]}::${type}) as part (value) cross join lateral (
        select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit + skipped}
      ) as found
     order by ${order} limit ${limit} offset ${skipped}`;
}

/** Where a row lies in a list. */
const placeOf = (by: 'id' | 'submitted_at'): RawBuilder<unknown> =>
  by === 'id' ? sql`id` : sql`(${sql.ref(by)}, id)`;

/** The place of a row that is known by its id. */
const find = (table: string, by: 'id' | 'submitted_at', id: string): RawBuilder<unknown> =>
  by === 'id' ? sql`${id}` : sql`(select ${sql.ref(by)}, id from ${sql.table(table)} where id = ${id})`;

/** The conditions that a time lies in a range. */
export function inRange(
  column: string,
  { from, to }: { readonly from: Date | undefined; readonly to: Date | undefined },
): RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(column)} < ${to}`]),
  ];
}
