import { sql } from 'kysely';
import type { Queries } from '../../db/database.js';
import type { NextRows } from '../../db/stretch.js';
import { readNewest } from '../../db/readNewest.js';
import type { OrderRow } from '../orderRow.js';
import type { CloseRequestRow, PositionRow } from '../positionRow.js';
import { CLOSE_REQUEST_STATUSES, type CloseRequestStatus, type PositionState } from '../positionStatus.js';
import type { PositionFill } from './positionFigures.js';

/** The states that each value of the wire's `state` filter selects. */
const STATES = {
  open: ['open'],
  closing: ['closing_review', 'closing'],
  closed: ['closed'],
} as const satisfies Record<string, readonly PositionState[]>;

export type StateFilter = keyof typeof STATES;

/** A member's positions, newest first, starting after the position `after`. */
export async function listPositionRows(
  db: Queries,
  memberId: string,
  { state, symbol }: { readonly state?: StateFilter; readonly symbol?: string },
  next: NextRows,
): Promise<PositionRow[]> {
  const values = state === undefined ? Object.values(STATES).flat() : STATES[state];
  const equal = { member_id: memberId, symbol };
  const list = { table: 'position', equal, part: sql.ref('state'), values, by: 'id' } as const;
  return readNewest(db, list, next);
}

/** A member's positions in a currency that are not closed, oldest first. */
export async function listOpenPositions(
  db: Queries,
  memberId: string,
  currency: string,
): Promise<PositionRow[]> {
  return db
    .selectFrom('position')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', '<>', 'closed')
    .orderBy('id')
    .execute();
}

/** The newest fills of a member's position, the oldest of them first. */
export async function listPositionFills(
  db: Queries,
  memberId: string,
  positionId: string,
  limit: number,
): Promise<PositionFill[]> {
  const fills = await db
    .selectFrom('fill')
    .select(['order_id', 'side', 'amount', 'fee', 'filled_at'])
    .where('member_id', '=', memberId)
    .where('position_id', '=', positionId)
    .orderBy('filled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return fills.toReversed();
}

/** A close request with the rows that its view needs. */
export interface CloseRequestDetail {
  readonly request: CloseRequestRow;
  readonly position: PositionRow;
  readonly order: OrderRow | undefined;
}

/** A member's close requests, newest first, starting after the request `after`. */
export async function listCloseRequestRows(
  db: Queries,
  memberId: string,
  status: CloseRequestStatus | undefined,
  next: NextRows,
): Promise<CloseRequestDetail[]> {
  const values = status === undefined ? CLOSE_REQUEST_STATUSES : [status];
  const equal = { member_id: memberId };
  const list = { table: 'close_request', equal, part: sql.ref('status'), values, by: 'id' } as const;
  return withDetails(db, await readNewest(db, list, next));
}

/** Loads the position and the order of each request. */
export async function withDetails(
  db: Queries,
  requests: readonly CloseRequestRow[],
): Promise<CloseRequestDetail[]> {
  if (requests.length === 0) return [];
  const memberIds = [...new Set(requests.map((request) => request.member_id))];
  const positions = await db
    .selectFrom('position')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where(
      'id',
      'in',
      requests.map((request) => request.position_id),
    )
    .execute();
  const orderIds = requests.map((request) => request.order_id).filter((id) => id !== null);
  const orders =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('trade_order')
          .selectAll()
          .where('member_id', 'in', memberIds)
          .where('id', 'in', orderIds)
          .execute();
  const positionById = new Map(positions.map((position) => [position.id, position]));
  const orderById = new Map(orders.map((order) => [order.id, order]));
  return requests.flatMap((request) => {
    const position = positionById.get(request.position_id);
    if (position === undefined) return [];
    return [{ request, position, order: orderById.get(request.order_id ?? '') }];
  });
}
