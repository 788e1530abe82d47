import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries } from '../database.js';
import { TABLES } from './distribution.js';

/** Key columns whose values are the same for every customer. */
const WORDS =
  /^(symbol|currency|commodity|kind|book|account_kind|direction|operation|source|part|document|network|day|name)$/;
/** The number of rows of each table that serve as patterns. */
const PATTERNS = 40;
/** The number of tables that are filled at the same time. */
const LANES = 2;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_key: boolean;
}

/** The tables that grow with the number of customers or with time. */
export async function listGrowingTables(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in TABLES.reference));
}

/** Rows to copy, by table. */
export type Patterns = ReadonlyMap<string, readonly unknown[]>;

/** Reads a few rows of each growing table. */
export async function readPatterns(db: Queries): Promise<Patterns> {
  const patterns = new Map<string, readonly unknown[]>();
  for (const table of await listGrowingTables(db)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(row) as row from ${sql.table(table)} as row limit ${sql.lit(PATTERNS)}`.execute(db);
    patterns.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return patterns;
}

/**
 * Adds copies of the patterns with changed keys. The copies belong to nobody who can sign in, and none of them
 * is due or ends before the year 2100.
 * @param rows the approximate number of rows added to each table
 * @param fixed columns with the same value in all copies; with a `member_id`, the copies belong to that member
 */
export async function growTables(
  db: Database,
  patterns: Patterns,
  rows: number,
  fixed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const left = [...patterns];
  const copyTables = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [table, copied] = next;
      await withoutLimits(db, (tx) => copyRows(tx, table, copied, rows, fixed));
    }
  };
  await Promise.all(Array.from({ length: LANES }, copyTables));
  await withoutLimits(db, (tx) => sql`analyze`.execute(tx));
}

function withoutLimits(db: Database, work: (tx: Queries) => Promise<unknown>): Promise<unknown> {
  return db.transaction(async (tx) => {
    // Replica mode skips foreign keys and triggers, which only matter for what the server writes.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    return work(tx);
  });
}

async function copyRows(
  tx: Queries,
  table: string,
  patterns: readonly unknown[],
  rows: number,
  fixed: Readonly<Record<string, string>>,
): Promise<void> {
  if (patterns.length === 0) return;
  const { rows: columns } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type,
           a.attname ~ '(^|_)(id|owner|ref|key|scope|hash)$' or exists (
             select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as is_key
      from pg_attribute a
     where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
     order by a.attnum`.execute(tx);
  // No index is updated meanwhile, because building an index once is several times faster than adding row by row.
  await sql`update pg_index set indisready = false, indisvalid = false where indrelid = ${table}::regclass`.execute(
    tx,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(
      columns.map((column) => {
        const value = fixed[column.name];
        return value === undefined ? valueOf(table, column) : sql`${value}`;
      }),
    )}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(patterns)}::jsonb) as row,
           generate_series(1, ${sql.lit(Math.ceil(rows / patterns.length))}) as n`.execute(tx);
  await sql`reindex table ${sql.table(table)}`.execute(tx);
  // The planner would ignore the new indexes while a transaction is open that is older, even one of another database.
  await sql`update pg_index set indcheckxmin = false where indrelid = ${table}::regclass`.execute(tx);
}

function valueOf(table: string, { name, type, is_key: isKey }: Column): RawBuilder<unknown> {
  const value = sql.ref(`row.${name}`);
  if (table === 'job' && name === 'done_at') return sql`coalesce(${value}, now())`;
  // No copied row may become due or expire while a slow machine measures.
  if (name === 'due_at' || name === 'next_at' || name === 'expires_at')
    return sql`case when ${value} is not null then timestamptz '2100-01-01' end`;
  // The first bytes of a picture are enough, because pictures are found by key.
  if (!isKey && type === 'bytea') return sql`substring(${value} for 64)`;
  if (!isKey || WORDS.test(name)) return value;
  if (type === 'text') return sql`case when ${value} <> 'house' then ${value} || '~' || n else ${value} end`;
  if (type === 'bytea') return sql`${value} || int4send(n)`;
  return value;
}

/** Makes the planner assume that each growing table and each of its indexes has `rows` rows. */
export async function claimRows(db: Database, rows: number): Promise<void> {
  const tables = await listGrowingTables(db.read);
  await sql`
    update pg_class set reltuples = reltuples * (${rows} / greatest(heap.tuples, 1))
      from (select i.indexrelid as id, c.reltuples as tuples from pg_index i join pg_class c on c.oid = i.indrelid
             where c.relname = any(${tables}::text[])
            union all select c.oid, c.reltuples from pg_class c where c.relkind = 'r' and c.relname = any(${tables}::text[])) as heap
     where oid = heap.id and heap.tuples > 0`.execute(db.read);
}
