import { sql, type Selectable } from 'kysely';
import type { Actor } from '../audit/audit.js';
import type { Queries, Tx } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import type { OperatorWire } from './operation.js';
import type { OperatorTables } from './schema.js';

export type OperatorRow = Selectable<OperatorTables['operator']>;

const NOBODY = sql<string[]>`'{}'`;

export const toActor = ({ id, name, role }: OperatorRow, address: string): Actor => ({
  id,
  name,
  role,
  address,
});

export function viewOperator(row: OperatorRow): OperatorWire['Operator'] {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
  };
}

function stateOf(row: OperatorRow): OperatorWire['Operator']['state'] {
  if (row.disabled_at !== null) return 'disabled';
  if (row.enrolled_at === null) return 'invited';
  return isConfirmed(row) ? 'active' : 'unconfirmed';
}

export const isConfirmed = ({ given_by: givenBy }: Pick<OperatorRow, 'given_by'>): boolean =>
  givenBy.length === 0;

/** @throws Refusal `not_found` */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow> {
  const row = await tx.selectFrom('operator').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * Locks an operator's row until the transaction ends, so that a revocation waits for it. Refuses an operator who was
 * revoked or got another role before, or whom nobody has confirmed.
 * @throws Refusal `unauthenticated`
 */
export async function requireActiveOperator(
  tx: Tx,
  { id, role }: Pick<OperatorRow, 'id' | 'role'>,
): Promise<void> {
  const held = await tx
    .selectFrom('operator')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', role)
    .where('enrolled_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('given_by', '=', NOBODY)
    .forShare()
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('unauthenticated');
}

/** Administrators who can work, always in the same order, so that locks do not deadlock. */
export const activeAdministrators = (queries: Queries) =>
  queries
    .selectFrom('operator')
    .selectAll()
    .where('role', '=', 'administrator')
    .where('enrolled_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('given_by', '=', NOBODY)
    .orderBy('id');
