import { decimal, toText } from '@fairlot/money';
import type { ReviewDesk } from '../control/reviews.js';
import { REVIEWS_AT_ONCE } from '../control/reviews.js';
import { Refusal } from '../http/refusal.js';
import { decideWithdrawal, type WithdrawalDecision } from './decideWithdrawal.js';
import type { WithdrawalTools } from './tools.js';
import { lockWithdrawal, viewWithdrawal } from './withdrawalRow.js';
import { withdrawalStatus } from './withdrawalStatus.js';

/** What a customer reads where the desk gives no reason of its own. */
const NO_REASON = 'Not approved';

/** Withdrawals at the desk: passed, the money is on its way; refused, it is available again. */
export function createWithdrawalDesk(tools: WithdrawalTools): ReviewDesk {
  const { db, clock, market } = tools;
  return {
    kind: 'withdrawal',
    async list() {
      const rows = await db.read
        .selectFrom('withdrawal')
        .selectAll()
        .where('status', '=', withdrawalStatus.wait)
        .orderBy('submitted_at')
        .limit(REVIEWS_AT_ONCE)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        memberId: row.member_id,
        submittedAt: row.submitted_at,
        dueAt: row.review_due_at,
        summary: `Withdraw ${toText(decimal(row.amount))} ${row.currency} to ${row.payee_name} ending in ${row.payee_last4}`,
      }));
    },
    async decide(id, { decision, reason }) {
      if (decision === 'partial')
        throw new Refusal('validation', { fields: [{ path: 'decision', code: 'invalid_choice' }] });
      const decided: WithdrawalDecision =
        decision === 'pass' ? { decision } : { decision, reason: reason ?? NO_REASON };
      return db.transaction(async (tx) => {
        const row = await lockWithdrawal(tx, id);
        if (row === undefined) throw new Refusal('not_found');
        if (row.status !== withdrawalStatus.wait) throw new Refusal('not_reviewable');
        const now = await decideWithdrawal(tx, tools, row, decided, clock.now());
        return { status: 200, body: viewWithdrawal(now, market) };
      });
    },
  };
}
