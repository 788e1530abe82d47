import { decimal, toText } from '@fairlot/money';
import type { Queries } from '../db/database.js';
import { passOrRefuse } from '../review/decision.js';
import { REVIEWS_AT_ONCE, type Review, type ReviewDesk } from '../review/reviews.js';
import { Refusal } from '../http/refusal.js';
import { decideWithdrawal, type WithdrawalDecision } from './decideWithdrawal.js';
import type { WithdrawalTools } from './tools.js';
import { lockWithdrawal, viewWithdrawal, type WithdrawalRow } from './withdrawalRow.js';
import { withdrawalStatus } from './withdrawalStatus.js';
import { readReason } from '../reasons/reasons.js';

/** The desk's decisions on withdrawals: after a pass the money is on its way, after a refusal it is available again. */
export function createWithdrawalDesk(tools: WithdrawalTools): ReviewDesk {
  const { db, clock, market } = tools;
  return {
    kind: 'withdrawal',
    async list() {
      const rows = await waiting(db.read).orderBy('submitted_at').limit(REVIEWS_AT_ONCE).execute();
      return rows.map((row) => ({ id: row.id, toReview: () => toReview(row) }));
    },
    async find(queries, id) {
      const row = await waiting(queries).where('id', '=', id).executeTakeFirst();
      return row && { ...toReview(row), record: viewWithdrawal(row, market) };
    },
    async decide(tx, id, said) {
      const decision = passOrRefuse(said);
      const row = await lockWithdrawal(tx, id);
      if (row === undefined) throw new Refusal('not_found');
      if (row.status !== withdrawalStatus.wait) throw new Refusal('not_reviewable');
      const decided: WithdrawalDecision =
        decision === 'pass'
          ? { decision }
          : { decision, reason: readReason('withdrawal', said, row.currency) };
      return viewWithdrawal(await decideWithdrawal(tx, tools, { row, decided, at: clock.now() }), market);
    },
  };
}

const waiting = (queries: Queries) =>
  queries.selectFrom('withdrawal').selectAll().where('status', '=', withdrawalStatus.wait);

function toReview(row: WithdrawalRow): Review {
  const value = toText(decimal(row.amount));
  return {
    id: row.id,
    memberId: row.member_id,
    submittedAt: row.submitted_at,
    dueAt: row.review_due_at,
    summary: `Withdraw ${value} ${row.currency} to ${row.payee_name} ending in ${row.payee_last4}`,
    amount: { value, currency: row.currency },
  };
}
