import { decimal, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import type { CloseRequestRow, PositionKey, PositionRow } from './positionRow.js';
import { loadHalts } from './halts.js';
import type { OrderRow } from './orderRow.js';
import { OPEN_ORDER_STATUSES } from './orderStatus.js';

/** What a unit of work is about. Positions of the orders and requests, and what closes these positions, come with them. */
export interface Wanted {
  readonly orders?: readonly string[];
  readonly positions?: readonly string[];
  readonly requests?: readonly string[];
  /** Positions that shares may come to. */
  readonly openPositions?: readonly PositionKey[];
}

/**
 * Reads and locks everything that a unit may touch, always in the same order, so that two units never wait for each other:
 * members, positions, what closes them, orders, then money; rows of a table by id.
 */
export async function loadUnit(tx: Tx, wanted: Wanted) {
  const known = await resolve(tx, wanted);
  // A position that does not exist yet cannot be locked; its member can.
  await lockMembers(
    tx,
    known.openPositions.map(({ memberId }) => memberId),
  );
  const positions = await lockPositions(tx, known.positions, known.openPositions);
  const ids = positions.map(({ id }) => id);
  const requests = await lockRequests(tx, ids, wanted.requests ?? []);
  const orders = await lockOrders(tx, ids, wanted.orders ?? []);
  const symbols = new Set([...positions, ...orders].map(({ symbol }) => symbol));
  return {
    positions,
    requests,
    orders,
    halts: await loadHalts(tx, [...symbols]),
    available: await lockAvailable(tx, positions),
  };
}

/**
 * Locks members, so that one process at a time trades for each. The lock leaves them alone who only refer to the member:
 * placing an order does not wait for it.
 * @returns the members that were locked: all of them, or with `isSkipping` those that nobody else has locked
 */
export async function lockMembers(
  tx: Tx,
  memberIds: readonly string[],
  { isSkipping = false } = {},
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const query = tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', among(memberIds))
    .orderBy('id')
    .forNoKeyUpdate();
  const rows = await (isSkipping ? query.skipLocked() : query).execute();
  return rows.map(({ id }) => id);
}

/** The positions of what is wanted, not locked yet: what an order or a request belongs to never changes. */
async function resolve(tx: Tx, wanted: Wanted) {
  const positions = new Set(wanted.positions);
  const openPositions = [...(wanted.openPositions ?? [])];
  const { orders = [], requests = [] } = wanted;
  if (orders.length > 0) {
    const rows = await tx
      .selectFrom('trade_order')
      .select(['member_id', 'symbol', 'direction', 'intent', 'position_id'])
      .where('id', '=', among(orders))
      .execute();
    for (const { member_id: memberId, symbol, direction, intent, position_id: positionId } of rows) {
      if (intent === 'open') openPositions.push({ memberId, symbol, direction });
      else if (positionId !== null) positions.add(positionId);
    }
  }
  if (requests.length > 0) {
    const rows = await tx
      .selectFrom('close_request')
      .select('position_id')
      .where('id', '=', among(requests))
      .execute();
    for (const row of rows) positions.add(row.position_id);
  }
  return { positions: [...positions], openPositions };
}

async function lockPositions(
  tx: Tx,
  ids: readonly string[],
  keys: readonly PositionKey[],
): Promise<PositionRow[]> {
  if (ids.length + keys.length === 0) return [];
  return (
    tx
      .selectFrom('position')
      .selectAll()
      // Found by either of two indexes; a condition on both at once would read every open position.
      .where(
        sql<boolean>`id in (
        select unnest(${ids}::text[]) union
        select open.id from unnest(${keys.map((key) => key.memberId)}::text[], ${keys.map((key) => key.symbol)}::text[],
                                   ${keys.map((key) => key.direction)}::text[]) as key (member_id, symbol, direction)
          join position open using (member_id, symbol, direction) where open.state <> 'closed')`,
      )
      // One that was closed while this waited for it.
      .where((where) => where.or([where('id', '=', among(ids)), where('state', '<>', 'closed')]))
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

async function lockRequests(
  tx: Tx,
  positionIds: readonly string[],
  ids: readonly string[],
): Promise<CloseRequestRow[]> {
  if (positionIds.length === 0) return [];
  return tx
    .selectFrom('close_request')
    .selectAll()
    .where('position_id', '=', among(positionIds))
    .where((where) =>
      where.or([where('status', 'in', ['closing_review', 'approved']), where('id', '=', among(ids))]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function lockOrders(
  tx: Tx,
  positionIds: readonly string[],
  ids: readonly string[],
): Promise<OrderRow[]> {
  if (positionIds.length + ids.length === 0) return [];
  return tx
    .selectFrom('trade_order')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', among(ids)),
        where.and([
          where('position_id', '=', among(positionIds)),
          where('intent', '=', 'close'),
          where('status', 'in', OPEN_ORDER_STATUSES),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A loss on a short is taken from what is available, so what that is must not change any more. */
async function lockAvailable(tx: Tx, positions: readonly PositionRow[]): Promise<Map<string, Decimal>> {
  const shorts = positions.filter(({ direction }) => direction === 'short');
  if (shorts.length === 0) return new Map();
  const { rows } = await sql<{ owner: string; commodity: string; balance: string }>`
    select owner, commodity, balance from book
     where account_kind = 'trade' and book = 'available' and (owner, commodity) in (
       select * from unnest(${shorts.map((each) => each.member_id)}::text[], ${shorts.map((each) => each.currency)}::text[]))
     order by owner, commodity for update`.execute(tx);
  return new Map(rows.map((row) => [`${row.owner} ${row.commodity}`, decimal(row.balance)]));
}

/** As one parameter, so that the text of a query is the same however many there are. */
const among = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;
