import { decimal, subtract, type Decimal } from '@fairlot/money';
import type { Selectable } from 'kysely';
import type { Queries, Tx } from '../db/database.js';
import { ofMember } from '../db/ofMember.js';
import type { CloseRequestTable, PositionTable } from './schema.js';

export type PositionRow = Selectable<PositionTable>;
export type CloseRequestRow = Selectable<CloseRequestTable>;

/** Identifies what a customer holds: one symbol in one direction. */
export interface PositionKey {
  readonly memberId: string;
  readonly symbol: string;
  readonly direction: 'long' | 'short';
}

/** Shares that no close request and no closing order has reserved yet. */
export function closableOf(position: Pick<PositionRow, 'quantity' | 'closing_quantity'>): Decimal {
  return subtract(decimal(position.quantity), decimal(position.closing_quantity));
}

/** A member's own position; undefined for another member's or an unknown one. */
export async function findPosition(
  db: Queries,
  memberId: string,
  id: string,
): Promise<PositionRow | undefined> {
  return db
    .selectFrom('position')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function lockPosition(tx: Tx, id: string, memberId?: string): Promise<PositionRow | undefined> {
  return tx
    .selectFrom('position')
    .selectAll()
    .where(ofMember(memberId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
