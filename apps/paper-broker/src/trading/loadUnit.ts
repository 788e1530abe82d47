import { decimal, type Decimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import { ofMember } from '../db/ofMember.js';
import type { CloseRequestRow, PositionKey, PositionRow } from './positionRow.js';
import { loadHalts } from './halts.js';
import type { OrderRow } from './orderRow.js';
import { OPEN_ORDER_STATUSES } from './orderStatus.js';

/**
 * The rows that a unit of work is about. The positions of these orders and requests are loaded too, with the requests
 * and orders that close those positions.
 */
export interface Wanted {
  /** The only member whose rows are wanted. Default: the rows of any member. */
  readonly memberId?: string;
  readonly orders?: readonly string[];
  readonly positions?: readonly string[];
  readonly requests?: readonly string[];
  /** Positions that may gain shares, whether or not they exist yet. */
  readonly openPositions?: readonly PositionKey[];
}

/**
 * Reads and locks every row that a unit may change. The order of locks is always the same, so that units never
 * deadlock: members, positions, close requests, orders, money; within a table by id.
 */
export async function loadUnit(tx: Tx, wanted: Wanted) {
  const known = await resolve(tx, wanted);
  // A position that does not exist yet cannot be locked, so its member is locked instead.
  await lockMembers(
    tx,
    known.openPositions.map(({ memberId }) => memberId),
  );
  const positions = await lockPositions(tx, known.positions, known.openPositions, wanted.memberId);
  const ids = positions.map(({ id }) => id);
  const requests = await lockRequests(tx, ids, wanted.requests ?? [], wanted.memberId);
  const orders = await lockOrders(tx, ids, wanted.orders ?? [], wanted.memberId);
  const symbols = new Set([...positions, ...orders].map(({ symbol }) => symbol));
  return {
    positions,
    requests,
    orders,
    halts: await loadHalts(tx, [...symbols]),
    available: await lockAvailable(tx, [...positions, ...orders]),
  };
}

/**
 * Locks members, so that only one process at a time trades for each. Rows that refer to a member can still
 * be inserted, so placing an order does not wait for this lock.
 * @returns the ids of the locked members: all, or with `isSkipping` those that no other process has locked
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

/** The positions of `wanted`, without locks: an order or a request never moves to another position. */
async function resolve(tx: Tx, wanted: Wanted) {
  const positions = new Set(wanted.positions);
  const openPositions = [...(wanted.openPositions ?? [])];
  const { memberId, orders = [], requests = [] } = wanted;
  if (orders.length > 0) {
    const rows = await tx
      .selectFrom('trade_order')
      .select(['member_id', 'symbol', 'direction', 'intent', 'position_id'])
      .where(ofMember(memberId))
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
      .where(ofMember(memberId))
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
  memberId: string | undefined,
): Promise<PositionRow[]> {
  if (ids.length + keys.length === 0) return [];
  return (
    tx
      .selectFrom('position')
      .selectAll()
      .where(ofMember(memberId))
      // A union, so that each half uses its own index. One condition on both would read every open position.
      .where(
        sql<boolean>`id in (
        select unnest(${ids}::text[]) union
        select open.id from unnest(${keys.map((key) => key.memberId)}::text[], ${keys.map((key) => key.symbol)}::text[],
                                   ${keys.map((key) => key.direction)}::text[]) as key (member_id, symbol, direction)
          join position open using (member_id, symbol, direction) where open.state <> 'closed')`,
      )
      // Leaves out a position that was closed while this query waited for its lock.
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
  memberId: string | undefined,
): Promise<CloseRequestRow[]> {
  if (positionIds.length === 0) return [];
  return (
    tx
      .selectFrom('close_request')
      .selectAll()
      .where(ofMember(memberId))
      // A union, as for positions. A position may have many ended requests.
      .where(
        sql<boolean>`id in (
        select unnest(${ids}::text[]) union
        select id from close_request
         where position_id = any(${positionIds}::text[]) and status in ('closing_review', 'approved')
           and ${ofMember(memberId)})`,
      )
      .where('position_id', '=', among(positionIds))
      // Leaves out a request that has ended while this query waited for its lock.
      .where((where) =>
        where.or([where('status', 'in', ['closing_review', 'approved']), where('id', '=', among(ids))]),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

async function lockOrders(
  tx: Tx,
  positionIds: readonly string[],
  ids: readonly string[],
  memberId: string | undefined,
): Promise<OrderRow[]> {
  if (positionIds.length + ids.length === 0) return [];
  return (
    tx
      .selectFrom('trade_order')
      .selectAll()
      .where(ofMember(memberId))
      // A union, as for positions. A position may have many ended orders.
      .where(
        sql<boolean>`id in (
        select unnest(${ids}::text[]) union
        select id from trade_order
         where position_id = any(${positionIds}::text[]) and intent = 'close'
           and status in ('wait', 'handle', 'partially_filled') and ${ofMember(memberId)})`,
      )
      // Leaves out an order that has ended while this query waited for its lock.
      .where((where) => where.or([where('id', '=', among(ids)), where('status', 'in', OPEN_ORDER_STATUSES)]))
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

/**
 * The loss of a short is taken from the available funds, so they are locked as well. A short may open and close in the
 * same unit, so its order is enough.
 */
async function lockAvailable(
  tx: Tx,
  rows: readonly (PositionRow | OrderRow)[],
): Promise<Map<string, Decimal>> {
  const shorts = rows.filter(({ direction }) => direction === 'short');
  if (shorts.length === 0) return new Map();
  const books = await sql<{ owner: string; commodity: string; balance: string }>`
    select owner, commodity, balance from book
     where account_kind = 'trade' and book = 'available' and (owner, commodity) in (
       select * from unnest(${shorts.map((each) => each.member_id)}::text[], ${shorts.map((each) => each.currency)}::text[]))
     order by owner, commodity for update`.execute(tx);
  return new Map(books.rows.map((row) => [`${row.owner} ${row.commodity}`, decimal(row.balance)]));
}

/** One array parameter, so that the SQL text is the same for any number of ids. */
const among = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;
