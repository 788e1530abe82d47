import { decimal, toText, type Decimal } from '@fairlot/money';
import { requirePlaces } from '../accounts/amounts.js';
import { plain } from '../db/exactText.js';
import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { REVIEWS_AT_ONCE, type Decision, type Review, type ReviewDesk } from '../review/reviews.js';
import { Refusal, refuseField, refuseInvalid } from '../http/refusal.js';
import { maskIban } from '../payees/maskIban.js';
import { createRates } from '../rates/rates.js';
import { conversionOf, decideDeposit } from './decideDeposit.js';
import { convertedAmount } from './depositMoney.js';
import { lockDeposit, type DepositRow } from './depositRow.js';
import { viewDeposit } from './depositView.js';
import { readReason } from '../reasons/reasons.js';

/** The desk for deposits. A wallet transfer appears once it is confirmed in full. */
export function createDepositDesk(context: BrokerContext): ReviewDesk {
  const { db, clock, market } = context;
  const rates = createRates(market.seed);
  return {
    kind: 'deposit',
    async list() {
      const rows = await waiting(db.read).orderBy('submitted_at').limit(REVIEWS_AT_ONCE).execute();
      return rows.map((row) => ({ id: row.id, toReview: () => toReview(row) }));
    },
    async find(queries, id) {
      const row = await waiting(queries).where('id', '=', id).executeTakeFirst();
      return row && { ...toReview(row), record: viewDeposit(row, rates, clock.now()) };
    },
    async decide(tx, id, decision) {
      const deposit = await lockDeposit(tx, id);
      if (deposit === undefined) throw new Refusal('not_found');
      if (deposit.status !== 'wait' || deposit.review_due_at === null) throw new Refusal('not_reviewable');
      const now = clock.now();
      const decided = await decideDeposit(tx, context, {
        deposit,
        decided: read(context, deposit, decision, now),
        at: now,
      });
      return viewDeposit(decided, rates, now);
    },
  };
}

const waiting = (queries: Queries) =>
  queries
    .selectFrom('deposit')
    .selectAll()
    .where('status', '=', 'wait')
    .where('review_due_at', 'is not', null);

const toReview = (row: DepositRow): Review => ({
  id: row.id,
  memberId: row.member_id,
  submittedAt: row.submitted_at,
  dueAt: row.review_due_at,
  summary: summaryOf(row),
  amount: { value: plain(row.amount), currency: row.currency },
  images: row.proof_upload_ids.map((uploadId, index) => ({ label: `proof-${index + 1}`, uploadId })),
});

/** What the desk compares with the incoming transfer. */
function summaryOf(row: DepositRow): string {
  const sender = row.sender_iban === null ? '' : `, from ${maskIban(row.sender_iban)}`;
  return `Deposit ${plain(row.amount)} ${row.currency} by ${row.channel_id}${sender}, reference ${row.reference}`;
}

function read(context: BrokerContext, deposit: DepositRow, said: Decision, at: Date) {
  const { decision, auditAmount } = said;
  if (decision === 'pass') return { status: 'pass' } as const;
  const reason = readReason('deposit', said, deposit.currency);
  if (decision === 'refuse') return { status: 'refuse', reason } as const;
  if (auditAmount === undefined) throw refuseInvalid('audit_amount', 'required');
  return {
    status: 'partial',
    auditAmount: requirePart(context, deposit, decimal(auditAmount), at),
    reason,
  } as const;
}

/**
 * Returns `part` if it is more than the fee, less than the deposit, and leaves an amount to credit.
 * @throws Refusal `amount_range`, `too_many_decimals`
 */
function requirePart(context: BrokerContext, deposit: DepositRow, part: Decimal, at: Date): Decimal {
  requirePlaces(part, deposit.currency, 'audit_amount');
  const isPart = part > decimal(deposit.fee) && part < decimal(deposit.amount);
  if (isPart && convertedAmount(conversionOf(context, deposit, part, at)) > 0n) return part;
  throw refuseField('audit_amount', 'amount_range', {
    min: toText(decimal(deposit.fee)),
    max: plain(deposit.amount),
    currency: deposit.currency,
  });
}
