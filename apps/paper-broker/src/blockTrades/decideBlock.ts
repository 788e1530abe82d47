import { decimal, multiply, toText } from '@fairlot/money';
import { idIn, type JobHandlers } from '../jobs/jobs.js';
import { plain } from '../db/exactText.js';
import { passOrRefuse } from '../review/decision.js';
import { REVIEWS_AT_ONCE, type Review, type ReviewDesk } from '../review/reviews.js';
import type { Queries, Tx } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { endOrder } from '../trading/matching/endOrder.js';
import { haltOrder } from '../trading/matching/stepOrder.js';
import { fillOrder } from '../trading/matching/fillOrder.js';
import { fillsOf } from '../trading/orders/orderQueries.js';
import type { OrderRow } from '../trading/orderRow.js';
import { viewOrder } from '../trading/orders/orderView.js';
import { DECIDE_BLOCK } from './takeBlock.js';
import type { BlockContext } from '../trading/tradingContext.js';
import type { UnitOfWork } from '../trading/unitOfWork.js';
import { inUnit } from '../trading/inUnit.js';
import { readReason, type Reason, type ReasonKey } from '../reasons/reasons.js';

type BlockRefusal = Reason<ReasonKey<'block'>>;

/** The desk for block trades. A passed one is filled whole at the agreed price; a refused one releases its hold. */
export function createBlockDesk(context: BlockContext): ReviewDesk {
  const { db, market } = context;
  return {
    kind: 'block',
    async list() {
      const rows = await waiting(db.read)
        .orderBy('trade_order.submitted_at')
        .limit(REVIEWS_AT_ONCE)
        .execute();
      return rows.map((row) => ({ id: row.id, toReview: () => toReview(row) }));
    },
    async find(queries, id) {
      const row = await waiting(queries).where('trade_order.id', '=', id).executeTakeFirst();
      return row && { ...toReview(row), record: viewOrder(row, [], market) };
    },
    async decide(tx, id, said) {
      const decision = passOrRefuse(said);
      const reason = decision === 'pass' ? null : readReason('block', said, null);
      const outcome = await decideBlock(tx, context, id, reason);
      if (outcome === 'unknown') throw new Refusal('not_found');
      if (outcome === 'decided before') throw new Refusal('not_reviewable');
      const order = await tx
        .selectFrom('trade_order')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const fills = await fillsOf(tx, order.member_id, [id]);
      return viewOrder(order, fills.get(id) ?? [], market);
    },
  };
}

const waiting = (queries: Queries) =>
  queries
    .selectFrom('block_trade')
    .innerJoin('trade_order', (join) =>
      join
        .onRef('trade_order.member_id', '=', 'block_trade.member_id')
        .onRef('trade_order.id', '=', 'block_trade.order_id'),
    )
    .selectAll('trade_order')
    .select('block_trade.review_due_at')
    .where('trade_order.order_type', '=', 'block')
    .where('trade_order.status', '=', 'wait');

const toReview = (row: OrderRow & { readonly review_due_at: Date }): Review => ({
  id: row.id,
  memberId: row.member_id,
  submittedAt: row.submitted_at,
  dueAt: row.review_due_at,
  summary: `Take a block of ${plain(row.quantity)} ${row.symbol} at ${plain(row.order_price)} ${row.currency}`,
  amount: {
    value: toText(multiply(decimal(row.quantity), decimal(row.order_price), 'up')),
    currency: row.currency,
  },
});

/** The job of the stated policy: passes a block trade that nobody has decided by its due time. */
export function blockJobs(context: BlockContext): JobHandlers {
  return {
    [DECIDE_BLOCK]: async (tx, job) => {
      await decideBlock(tx, context, idIn(job, 'orderId'), null);
    },
  };
}

/** Decides a block trade that waits. @param reason of a refusal; null for a pass */
async function decideBlock(
  tx: Tx,
  context: BlockContext,
  orderId: string,
  reason: BlockRefusal | null,
): Promise<'decided' | 'decided before' | 'unknown'> {
  const known = await tx.selectFrom('trade_order').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (known?.order_type !== 'block') return 'unknown';
  const at = context.clock.now();
  const isDecided = await inUnit(tx, context, { memberId: known.member_id, orders: [orderId] }, (unit) => {
    const order = unit.orders.get(orderId);
    if (order?.status !== 'wait') return false;
    if (reason !== null) refuseBlock(unit, order, { reason, at });
    else if (unit.halts.covering(order.symbol, at) !== undefined) haltOrder(unit, order, at);
    else fillBlock(unit, order, at);
    return true;
  });
  if (!isDecided) return 'decided before';
  await tx
    .updateTable('block_trade')
    .set({ decided_at: at, reason: reason?.words ?? null })
    .where('member_id', '=', known.member_id)
    .where('order_id', '=', orderId)
    .execute();
  return 'decided';
}

function fillBlock(unit: UnitOfWork, order: OrderRow, at: Date): void {
  const taken = unit.orders.change(order, { status: 'handle' });
  fillOrder(unit, taken, { price: decimal(order.order_price), quantity: decimal(order.quantity), at });
}

function refuseBlock(
  unit: UnitOfWork,
  order: OrderRow,
  { reason, at }: { readonly reason: BlockRefusal; readonly at: Date },
): void {
  endOrder(unit, order, { status: 'refused', reason, at });
  unit.notices.push({
    memberId: order.member_id,
    kind: 'order',
    template: 'block_refused',
    params: { symbol: order.symbol, quantity: { number: plain(order.quantity) } },
    reason,
    subject: { type: 'order', id: order.id },
    ref: `order:${order.id}:refused`,
  });
}
