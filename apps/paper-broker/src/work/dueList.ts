import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database, Queries, Tx } from '../db/database.js';
import { groupBy } from '../util/groupBy.js';
import type { DueItem, WorkKind, WorkSource } from './source.js';

interface DueRow {
  source: string;
  id: string;
  member_id: string | null;
  due_at: Date;
  arrival: string | null;
  attempts: number;
}

interface DueSearch {
  readonly kinds: readonly WorkKind[];
  /** A time of the clock that the kinds share. */
  readonly until: Date;
  readonly limit: number;
  /** Leaves out the items of these members. */
  readonly exceptMemberIds?: readonly string[];
}

/**
 * The earliest due items, by due time. Failed items that wait for their next attempt or for an operator are left out.
 */
export async function listDue(
  { db, clock }: { readonly db: Pick<Database, 'read' | 'readPrepared'>; readonly clock: Clock },
  { kinds, until, limit, exceptMemberIds }: DueSearch,
): Promise<DueItem[]> {
  const query = dueItems(kinds, { until, wall: clock.wall(), limit, exceptMemberIds });
  if (query === undefined) return [];
  const { sql: text, parameters } = query.compile(db.read);
  // Prepared, because every loop asks several times a second, mostly in vain, and planning takes longer than running.
  const name = `due_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  return (await db.readPrepared<DueRow>(name, text, parameters)).map(toItem);
}

interface DueSearchOf {
  readonly kinds: readonly WorkKind[];
  readonly until: Date;
  readonly limit: number;
}

/** Like `listDue`, in a transaction, and only items of these members. */
export async function listDueOf(
  memberIds: readonly string[],
  { tx, clock }: { readonly tx: Tx; readonly clock: Clock },
  { kinds, until, limit }: DueSearchOf,
): Promise<DueItem[]> {
  const query = dueItems(kinds, { until, wall: clock.wall(), limit, memberIds });
  return query === undefined ? [] : (await query.execute(tx)).rows.map(toItem);
}

const toItem = ({ due_at: dueAt, member_id: memberId, ...row }: DueRow): DueItem => ({
  memberId,
  dueAt,
  ...row,
});

function dueItems(kinds: readonly WorkKind[], bounds: Bounds): RawBuilder<DueRow> | undefined {
  const lists = kinds.flatMap((kind) => kind.sources).map((source) => dueOf(source, bounds));
  if (lists.length === 0) return undefined;
  return sql<DueRow>`
    with ${missing} select * from (${sql.join(lists, sql` union all `)}) as due order by due_at, source, arrival, id limit ${bounds.limit}`;
}

/** The earliest due time of each kind, by the clock of that kind; without kinds that have nothing due. */
export async function listOldest(
  queries: Queries,
  kinds: readonly WorkKind[],
  untilOf: (kind: WorkKind) => Date,
  wall: Date,
): Promise<Map<string, Date>> {
  const lists = kinds.flatMap((kind) =>
    kind.sources.map(
      (source) =>
        sql`select ${kind.name}::text as kind, due_at from (${dueOf(source, { until: untilOf(kind), wall, limit: 1 })}) as due`,
    ),
  );
  if (lists.length === 0) return new Map();
  const { rows } = await sql<{ kind: string; due_at: Date }>`
    with ${missing} select kind, min(due_at) as due_at from (${sql.join(lists, sql` union all `)}) as oldest group by kind`.execute(
    queries,
  );
  return new Map(rows.map((row) => [row.kind, row.due_at]));
}

/** Whether an item still has work, now or later. */
export async function isStillOpen(queries: Queries, source: WorkSource, id: string): Promise<boolean> {
  const { rows } = await rowWithWork(source, sql`${id}`).execute(queries);
  return rows.length > 0;
}

/**
 * Deletes the failures of items that have no work any more: another process has done them meanwhile, or they were
 * deleted. Parked items stay until an operator has seen them.
 */
export async function forgetEnded(queries: Queries, kinds: readonly WorkKind[]): Promise<void> {
  const byName = groupBy(
    kinds.flatMap((kind) => kind.sources),
    ({ name }) => name,
  );
  for (const [name, sources] of byName) {
    const withWork = sources.map(
      (source) => sql`exists (${rowWithWork(source, sql.ref('failure.item_id'))})`,
    );
    await sql`delete from work_failure as failure
               where source = ${name} and parked_at is null and not (${sql.join(withWork, sql` or `)})`.execute(
      queries,
    );
  }
}

/** The row of a source with this id, if it has work, now or later. */
const rowWithWork = (source: WorkSource, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select from ${sql.table(source.table)} as row
   where ${idOf(source)} = ${id} and ${dueColumnOf(source)} is not null and ${source.condition ?? sql`true`}`;

const idOf = ({ idColumn = 'id' }: WorkSource) => sql.ref(`row.${idColumn}`);
const dueColumnOf = ({ dueColumn = 'due_at' }: WorkSource) => sql.ref(`row.${dueColumn}`);

/** The missing partitions, which `isThere` needs, read once per statement. */
const missing = sql`missing as materialized (select * from missing_partitions())`;

/** Whether every partition that would hold rows of the member is there; for null, whether all partitions are. */
const isThere = (memberId: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (
  select from missing where ${memberId} is null or satisfies_hash_partition(parent, modulus, remainder, ${memberId}))`;

interface Bounds {
  readonly until: Date;
  readonly wall: Date;
  readonly limit: number;
  /** Only items of these members. @default all members */
  readonly memberIds?: readonly string[] | undefined;
  readonly exceptMemberIds?: readonly string[] | undefined;
}

function dueOf(
  source: WorkSource,
  { until, wall, limit, memberIds, exceptMemberIds }: Bounds,
): RawBuilder<unknown> {
  const id = idOf(source);
  const memberColumn = source.memberColumn === undefined ? 'member_id' : source.memberColumn;
  const memberId = memberColumn === null ? sql`null` : sql.ref(`row.${memberColumn}`);
  const dueAt = dueColumnOf(source);
  const hasArrival = source.arrivalColumn !== undefined;
  const arrival = hasArrival ? sql.ref(`row.${source.arrivalColumn}`) : sql`null::bigint`;
  const ofMembers = memberIds === undefined ? sql`` : sql`and ${memberId} = any(${memberIds}::text[])`;
  const ofOthers =
    exceptMemberIds === undefined ? sql`` : sql`and ${memberId} <> all(${exceptMemberIds}::text[])`;
  return sql`
    (select ${source.name}::text as source, ${id} as id, ${memberId}::text as member_id, ${dueAt} as due_at, ${arrival} as arrival,
            coalesce(failure.attempts, 0) as attempts
       from ${sql.table(source.table)} as row
       left join work_failure as failure on failure.source = ${source.name} and failure.item_id = ${id}
      where ${dueAt} <= ${until} and ${source.condition ?? sql`true`} ${ofMembers} ${ofOthers}
        and ${memberColumn === null ? sql`true` : isThere(memberId)}
        and (failure.source is null or failure.retry_at <= ${wall})
      order by ${dueAt}, ${hasArrival ? sql`${arrival}, ` : sql``}${id} limit ${limit})`;
}
