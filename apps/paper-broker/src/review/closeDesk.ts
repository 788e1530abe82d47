import { decimal, divide, multiply, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { inUnit } from '../trading/inUnit.js';
import { withDetails, type CloseRequestDetail } from '../trading/positions/positionQueries.js';
import { viewCloseRequest } from '../trading/positions/positionView.js';
import { decideCloseRequest } from '../trading/positions/reviewClose.js';
import { usualReviewS } from '../trading/positions/usualReview.js';
import { passOrRefuse } from './decision.js';
import { REVIEWS_AT_ONCE, type Review, type ReviewDesk } from './reviews.js';
import { readReason } from '../reasons/reasons.js';

/** The desk's decisions on close requests: a pass sends the order to the market, a refusal releases the shares. */
export function createCloseDesk(context: BrokerContext): ReviewDesk {
  const { db, clock, market } = context;
  const view = async (queries: Queries, detail: CloseRequestDetail) =>
    viewCloseRequest(detail, market, await usualReviewS(queries));
  return {
    kind: 'close',
    async list() {
      const rows = await waiting(db.read).orderBy('submitted_at').limit(REVIEWS_AT_ONCE).execute();
      const details = await withDetails(db.read, rows);
      return details.map((detail) => ({ id: detail.request.id, toReview: () => toReview(detail) }));
    },
    async find(queries, id) {
      const rows = await waiting(queries).where('id', '=', id).execute();
      const [detail] = await withDetails(queries, rows);
      return detail && { ...toReview(detail), record: await view(queries, detail) };
    },
    async decide(tx, id, said) {
      const decision = passOrRefuse(said);
      const known = await tx
        .selectFrom('close_request')
        .select(['status', 'member_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (known === undefined) throw new Refusal('not_found');
      if (known.status !== 'closing_review') throw new Refusal('not_reviewable');
      const decided =
        decision === 'pass' ? { decision } : { decision, reason: readReason('close', said, null) };
      const wanted = { memberId: known.member_id, requests: [id] };
      const request = await inUnit(tx, context, wanted, (unit) =>
        decideCloseRequest(unit, id, decided, clock.now()),
      );
      const [detail] = request === undefined ? [] : await withDetails(tx, [request]);
      if (detail === undefined) throw new Refusal('not_found');
      return view(tx, detail);
    },
  };
}

const waiting = (queries: Queries) =>
  queries.selectFrom('close_request').selectAll().where('status', '=', 'closing_review');

/** The amount at stake is the cost of the shares: their price changes, and the symbol may have left the market. */
const toReview = ({ request, position }: CloseRequestDetail): Review => ({
  id: request.id,
  memberId: request.member_id,
  submittedAt: request.submitted_at,
  dueAt: request.review_due_at,
  summary: `Close ${request.quantity} ${position.symbol} (${position.direction})`,
  amount: {
    value: toText(
      divide(
        multiply(decimal(position.open_amount), decimal(request.quantity), 'up'),
        decimal(position.quantity),
        'up',
      ),
    ),
    currency: position.currency,
  },
});
