import { decimal, multiply, toText } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { passOrRefuse } from '../review/decision.js';
import { REVIEWS_AT_ONCE, type Review, type ReviewDesk } from '../review/reviews.js';
import { Refusal } from '../http/refusal.js';
import { passAudit } from './auditSubscription.js';
import { endSubscription } from './endSubscription.js';
import { viewSubscription } from './ipoView.js';
import { lockSubscription, type IpoRow } from './subscriptions.js';
import { readReason } from '../reasons/reasons.js';

/** The desk for subscriptions. A passed one takes part in the allotment; a refused one releases its hold. */
export function createIpoDesk(context: BrokerContext): ReviewDesk {
  const { db, clock, market } = context;
  const toReview = (row: IpoRow): Review => ({
    id: row.id,
    memberId: row.member_id,
    submittedAt: row.subscribed_at,
    dueAt: market.offeringOf(row.symbol)?.allotmentAt ?? null,
    summary: `Subscribe ${row.quantity} ${row.symbol} at ${row.issue_price} ${row.currency}`,
    amount: {
      value: toText(multiply(decimal(row.quantity), decimal(row.issue_price), 'up')),
      currency: row.currency,
    },
  });
  return {
    kind: 'ipo',
    async list() {
      const rows = await waiting(db.read).orderBy('subscribed_at').limit(REVIEWS_AT_ONCE).execute();
      return rows.map((row) => ({ id: row.id, toReview: () => toReview(row) }));
    },
    async find(queries, id) {
      const row = await waiting(queries).where('id', '=', id).executeTakeFirst();
      return row && { ...toReview(row), record: viewSubscription(row, market, clock.now()) };
    },
    async decide(tx, id, said) {
      const decision = passOrRefuse(said);
      const row = await lockSubscription(tx, id);
      if (row === undefined) throw new Refusal('not_found');
      if (row.status !== 'submitted') throw new Refusal('not_reviewable');
      const at = clock.now();
      const decided =
        decision === 'pass'
          ? await passAudit(tx, context, row, at)
          : await endSubscription(tx, context, {
              row,
              ending: { status: 'refused', reason: readReason('ipo', said, row.currency) },
              at,
            });
      return viewSubscription(decided, market, at);
    },
  };
}

const waiting = (queries: Queries) =>
  queries.selectFrom('ipo_subscription').selectAll().where('status', '=', 'submitted');
