import type pg from 'pg';
import { connectPostgres } from '../connect.js';
import type { Database } from '../database.js';

/** How PostgreSQL executed one statement. */
export interface Plan {
  /** Includes statements inside functions and triggers. */
  readonly statement: string;
  readonly root: PlanNode;
}

/** A node of EXPLAIN (ANALYZE, FORMAT JSON). Row counts are averages over its loops. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement as the server sent it, with its parameters. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Connects to PostgreSQL and reports the plan of every statement, with actual row counts, and what was sent. */
export function connectWatched(
  url: string,
  onPlan: (plan: Plan) => void,
  onSent: (sent: Sent) => void = () => undefined,
): Database {
  const prepare = async (client: pg.ClientBase): Promise<void> => {
    reportSent(client, onSent);
    client.on('notice', ({ message }) => {
      const json = message?.split('plan:\n')[1];
      if (json === undefined) return;
      const plan = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
      onPlan({ statement: plan['Query Text'], root: plan.Plan });
    });
    await client.query(`
      load 'auto_explain';
      set auto_explain.log_min_duration = 0;
      set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off;
      set auto_explain.log_nested_statements = on;
      set auto_explain.log_format = json;
      set auto_explain.log_level = notice;`);
  };
  return connectPostgres(url, { prepare });
}

function reportSent(client: pg.ClientBase, onSent: (sent: Sent) => void): void {
  const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const query = (...args: readonly unknown[]): unknown => {
    const [first, second] = args;
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as Partial<Sent>);
    if (text !== undefined) onSent({ text, values: Array.isArray(values) ? values : [] });
    return send(...args);
  };
  client.query = query as typeof client.query;
}

/** A scan of a table, and the number of rows it read in all loops. */
export interface Reading {
  readonly table: string;
  readonly how: string;
  readonly rows: number;
}

/** Every scan in a plan. */
export function readingsOf(node: PlanNode): Reading[] {
  const below = (node.Plans ?? []).flatMap(readingsOf);
  const table = node['Relation Name'];
  if (table === undefined || !node['Node Type'].includes('Scan')) return below;
  const looked =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return [
    { table, how: node['Node Type'], rows: Math.round(looked * (node['Actual Loops'] ?? 1)) },
    ...below,
  ];
}

/** The number of rows that all nodes returned or compared: a measure of cost that does not depend on the machine. */
export function rowsHandled(node: PlanNode): number {
  const rows =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0);
  return (node.Plans ?? []).reduce(
    (sum, below) => sum + rowsHandled(below),
    rows * (node['Actual Loops'] ?? 1),
  );
}
