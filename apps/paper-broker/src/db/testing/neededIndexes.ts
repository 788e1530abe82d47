import pg from 'pg';
import type { PlanNode, Sent } from './watchPlans.js';

/**
 * A statement needs an index if its cost rises by at least this much without it: the cost of reading some thousand
 * rows more.
 */
const NEEDED_COST = 100;
/** Statements of the same text that are tried, because the plan may depend on the parameters. */
const SAMPLES = 5;

/** An index without a unique constraint, which only makes reads faster. */
export interface PlainIndex {
  readonly name: string;
  readonly table: string;
  /** The statement that needs it; undefined if no statement does. */
  readonly neededBy: string | undefined;
}

/**
 * Looks for a statement that needs each index that is not unique: without the index it costs much more. The statements
 * are only planned.
 * @param sent the statements to try; those without a plan are left out
 */
export async function findNeededIndexes(url: string, sent: readonly Sent[]): Promise<PlainIndex[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await tryEach(client, sent);
  } finally {
    await client.end();
  }
}

async function tryEach(client: pg.Client, sent: readonly Sent[]): Promise<PlainIndex[]> {
  await client.query('set jit = off');
  const statements = await planAll(client, sent);
  const { rows } = await client.query<{ name: string; table: string }>(`
    select x.relname as name, c.relname as table
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not i.indisunique order by 2, 1`);
  const found: PlainIndex[] = [];
  for (const { name, table } of rows) {
    await client.query('begin');
    await client.query(`drop index ${name}`);
    let neededBy: string | undefined;
    for (const statement of statements) {
      if (neededBy !== undefined || !statement.indexes.has(name)) continue;
      const { 'Total Cost': cost } = await explain(client, statement);
      if (cost - statement.cost >= NEEDED_COST) neededBy = statement.text;
    }
    await client.query('rollback');
    found.push({ name, table, neededBy });
  }
  return found;
}

interface Planned extends Sent {
  readonly cost: number;
  readonly indexes: ReadonlySet<string>;
}

type CostedNode = PlanNode & { readonly 'Total Cost': number };

async function planAll(client: pg.Client, sent: readonly Sent[]): Promise<Planned[]> {
  const counts = new Map<string, number>();
  const planned: Planned[] = [];
  for (const statement of sent) {
    const count = counts.get(statement.text) ?? 0;
    if (count >= SAMPLES || !/^\s*(select|with|insert|update|delete)\b/i.test(statement.text)) continue;
    counts.set(statement.text, count + 1);
    const root = await explain(client, statement);
    const indexes = new Set(indexesOf(root));
    if (indexes.size > 0) planned.push({ ...statement, cost: root['Total Cost'], indexes });
  }
  return planned;
}

async function explain(client: pg.Client, { text, values }: Sent): Promise<CostedNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: CostedNode }] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error(`There is no plan of ${text}.`);
  return plan;
}

const indexesOf = (node: PlanNode): string[] => [
  ...(node['Index Name'] === undefined ? [] : [node['Index Name']]),
  ...(node.Plans ?? []).flatMap(indexesOf),
];
