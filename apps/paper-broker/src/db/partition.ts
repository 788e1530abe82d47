import { sql } from 'kysely';
import type { Database, Queries, Tx } from './database.js';

/** The rows of a table belong to one member each if the first column of its primary key is one of these. */
const MEMBER_COLUMNS = ['member_id', 'owner', 'scope'];

/** The database cannot be partitioned as it is. The message says what to do. */
export class PartitionError extends Error {}

/**
 * Turns the tables of a migrated, empty database whose rows belong to one member each into tables of `count` hash
 * partitions by member. The new tables are made from the catalogue: a table can be partitioned if its primary key
 * begins with the member and each of its unique keys has the member in it. Safe to run from several processes at
 * once; a database that has that many partitions is left as it is.
 * @returns the names of the partitioned tables
 * @throws PartitionError for a database that has another number of partitions, or that holds data in plain tables
 */
export function partitionByMember(db: Database, count: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`lock table schema_migration in exclusive mode`.execute(tx);
    const known = await listPartitioned(tx);
    if (known.length > 0) {
      const other = known.find(({ partitions }) => partitions !== count);
      if (other !== undefined)
        throw new PartitionError(moveBy(`${other.partitions} partitions of each table`));
      return known.map(({ name }) => name);
    }
    const tables = await listDivisible(tx);
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx);
      if (rows.length > 0) throw new PartitionError(moveBy(`rows in ${name}, which is one table`));
    }
    await divide(tx, tables, count);
    return tables.map(({ name }) => name);
  });
}

const moveBy = (what: string): string =>
  `PG_PARTITIONS says how an empty database begins, and this one has ${what}. Nothing was changed. To move: make a ` +
  'backup with "npm run backup", name an empty database by DATABASE_URL, restore the backup there with ' +
  '"npm run restore" and the new PG_PARTITIONS.';

/** The tables that are partitioned, with the number of partitions that they should have. */
export async function listPartitioned(db: Queries): Promise<{ name: string; partitions: number }[]> {
  const { rows } = await sql<{ name: string; partitions: number }>`
    select c.relname as name,
           max((regexp_match(pg_get_expr(p.relpartbound, p.oid), 'modulus (\\d+)'))[1]::int) as partitions
      from pg_class c left join pg_inherits i on i.inhparent = c.oid left join pg_class p on p.oid = i.inhrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'p'
     group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** A partition that is not there. The rows of the members whose hash leaves `remainder` cannot be found. */
export interface MissingPartition {
  readonly table: string;
  readonly remainder: number;
  /** The number of partitions that the table should have. */
  readonly modulus: number;
}

/** The partitions that are missing; none in a database without partitions. */
export async function listMissing(db: Queries): Promise<MissingPartition[]> {
  const { rows } = await sql<MissingPartition>`
    select c.relname as table, remainder, modulus
      from missing_partitions() join pg_class c on c.oid = parent order by 1, 2`.execute(db);
  return rows;
}

/**
 * Refuses while rows of a member are missing. Call it at the beginning of a decision about a member, because rows of
 * a missing partition seem not to exist.
 * @param memberId null for a record that was not found, whose member is unknown
 * @throws an error that is answered 503 while a partition of the member is missing; for null, while any partition is
 */
export async function requirePartitionsOf(queries: Queries, memberId: string | null): Promise<void> {
  await sql`select require_partitions_of(${memberId}::text)`.execute(queries);
}

interface Divisible {
  readonly name: string;
  readonly column: string;
  /** Storage parameters, which only a partition can have; empty if there are none. */
  readonly parameters: string;
}

async function listDivisible(tx: Tx): Promise<Divisible[]> {
  const { rows } = await sql<Divisible>`
    select c.relname as name, a.attname as column, coalesce(array_to_string(c.reloptions, ', '), '') as parameters
      from pg_class c
      join pg_index p on p.indrelid = c.oid and p.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = p.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and a.attname in (${sql.join(MEMBER_COLUMNS)})
       and not exists (select from pg_index u where u.indrelid = c.oid and u.indisunique
                          and not a.attnum = any(u.indkey::int2[]))
     order by c.relname`.execute(tx);
  return rows;
}

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function divide(tx: Tx, tables: readonly Divisible[], count: number): Promise<void> {
  const names = new Set(tables.map(({ name }) => name));
  const run = async (text: string): Promise<void> => void (await sql.raw(text).execute(tx));
  const foreignKeys = await listForeignKeys(tx, names);
  const parts = {
    // Before the other indexes: an index of a constraint is made with it.
    constraints: await listOf(tx, names, 'constraints'),
    indexes: await listOf(tx, names, 'indexes'),
    triggers: await listOf(tx, names, 'triggers'),
  };
  const views = await listViews(tx);
  for (const { name } of views.toReversed()) await run(`drop view ${name}`);
  for (const { table, name } of foreignKeys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name, column, parameters } of tables) {
    await run(`alter table ${name} rename to plain`);
    await run(
      `create table ${name} (like plain including defaults including constraints including generated
         including identity including storage including comments) partition by hash (${column})`,
    );
    await run('drop table plain');
    const having = parameters === '' ? '' : ` with (${parameters})`;
    for (let part = 0; part < count; part += 1)
      await run(
        `create table ${name}_p${part} partition of ${name}
           for values with (modulus ${count}, remainder ${part})${having}`,
      );
  }
  for (const { table, name, definition } of parts.constraints)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of [...parts.indexes, ...parts.triggers]) await run(definition);
  for (const { table, name, definition } of foreignKeys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, definition } of views) await run(`create view ${name} as ${definition}`);
}

/** The foreign keys from and to the tables. */
async function listForeignKeys(tx: Tx, tables: ReadonlySet<string>): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class target on target.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace
       and (c.relname = any(${[...tables]}::text[]) or target.relname = any(${[...tables]}::text[]))
     order by k.oid`.execute(tx);
  return rows;
}

const CATALOGUE = {
  constraints: sql`
    select conrelid as of, conname as name, pg_get_constraintdef(oid) as definition, oid
      from pg_constraint where contype in ('p', 'u')`,
  indexes: sql`
    select indrelid as of, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition,
           indexrelid as oid
      from pg_index where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
  triggers: sql`
    select tgrelid as of, tgname as name, pg_get_triggerdef(oid) as definition, oid
      from pg_trigger where not tgisinternal`,
};

async function listOf(tx: Tx, tables: ReadonlySet<string>, kind: keyof typeof CATALOGUE): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select c.relname as table, part.name, part.definition
      from (${CATALOGUE[kind]}) as part join pg_class c on c.oid = part.of
     where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...tables]}::text[]) order by part.oid`.execute(
    tx,
  );
  return rows;
}

/** Every view, each after those that it reads. */
async function listViews(tx: Tx): Promise<Omit<Part, 'table'>[]> {
  const { rows } = await sql<Omit<Part, 'table'>>`
    select relname as name, pg_get_viewdef(oid) as definition
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' order by oid`.execute(tx);
  return rows;
}
