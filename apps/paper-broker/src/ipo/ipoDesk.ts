import type { BrokerContext } from '../context.js';
import type { ReviewDesk } from '../control/reviews.js';
import { REVIEWS_AT_ONCE } from '../control/reviews.js';
import { Refusal } from '../http/refusal.js';
import { passAudit } from './auditSubscription.js';
import { endSubscription } from './endSubscription.js';
import { viewSubscription } from './ipoView.js';
import { lockSubscription } from './subscriptions.js';

/** Subscriptions at the desk: passed, they take part in the allotment; refused, their money is free again. */
export function createIpoDesk(context: BrokerContext): ReviewDesk {
  const { db, clock, market } = context;
  return {
    kind: 'ipo',
    async list() {
      const rows = await db.read
        .selectFrom('ipo_subscription')
        .selectAll()
        .where('status', '=', 'submitted')
        .orderBy('subscribed_at')
        .limit(REVIEWS_AT_ONCE)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        memberId: row.member_id,
        submittedAt: row.subscribed_at,
        dueAt: market.offeringOf(row.symbol)?.allotmentAt ?? null,
        summary: `Subscribe ${row.quantity} ${row.symbol} at ${row.issue_price} ${row.currency}`,
      }));
    },
    async decide(id, { decision, reason }) {
      if (decision === 'partial')
        throw new Refusal('validation', { fields: [{ path: 'decision', code: 'invalid_choice' }] });
      return db.transaction(async (tx) => {
        const row = await lockSubscription(tx, id);
        if (row === undefined) throw new Refusal('not_found');
        if (row.status !== 'submitted') throw new Refusal('not_reviewable');
        const at = clock.now();
        const decided =
          decision === 'pass'
            ? await passAudit(tx, context, row, at)
            : await endSubscription(tx, context, row, { status: 'refused', reason: reason ?? null }, at);
        return { status: 200, body: viewSubscription(decided, market, at) };
      });
    },
  };
}
