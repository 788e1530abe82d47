import type { BrokerContext } from '../context.js';
import { Refusal } from '../http/refusal.js';
import { inUnit } from '../trading/inUnit.js';
import { withDetails } from '../trading/positions/positionQueries.js';
import { viewCloseRequest } from '../trading/positions/positionView.js';
import { usualReviewS } from '../trading/positions/usualReview.js';
import { decideCloseRequest } from '../trading/positions/reviewClose.js';
import type { ReviewDesk } from './reviews.js';
import { REVIEWS_AT_ONCE } from './reviews.js';

/** Close requests at the desk: passed, their order goes to the market; refused, the shares are free again. */
export function createCloseDesk(context: BrokerContext): ReviewDesk {
  const { db, clock, market } = context;
  return {
    kind: 'close',
    async list() {
      const rows = await db.read
        .selectFrom('close_request')
        .selectAll()
        .where('status', '=', 'closing_review')
        .orderBy('submitted_at')
        .limit(REVIEWS_AT_ONCE)
        .execute();
      const details = await withDetails(db.read, rows);
      return details.map(({ request, position }) => ({
        id: request.id,
        memberId: request.member_id,
        submittedAt: request.submitted_at,
        dueAt: request.review_due_at,
        summary: `Close ${request.quantity} ${position.symbol} (${position.direction})`,
      }));
    },
    async decide(id, { decision, reason }) {
      if (decision === 'partial')
        throw new Refusal('validation', { fields: [{ path: 'decision', code: 'invalid_choice' }] });
      return db.transaction(async (tx) => {
        const waiting = await tx
          .selectFrom('close_request')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst();
        if (waiting === undefined) throw new Refusal('not_found');
        if (waiting.status !== 'closing_review') throw new Refusal('not_reviewable');
        const decided = decision === 'pass' ? { decision } : { decision, reason: reason ?? null };
        const request = await inUnit(tx, context, { requests: [id] }, (unit) =>
          decideCloseRequest(unit, id, decided, clock.now()),
        );
        const [detail] = request === undefined ? [] : await withDetails(tx, [request]);
        if (detail === undefined) throw new Refusal('not_found');
        const usual = await usualReviewS(tx);
        const { position, order } = detail;
        return { status: 200, body: viewCloseRequest(detail.request, position, order, market, usual) };
      });
    },
  };
}
