import { decimal, negate, subtract, toText, ZERO, type Decimal } from '@fairlot/money';
import { requireAmount, requireFunds } from '../accounts/amounts.js';
import type { BrokerContext } from '../context.js';
import type { Queries, Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal, refuseField, refuseInvalid } from '../http/refusal.js';
import type { Call } from '../http/operation.js';
import { newId } from '../ids.js';
import { lockBalance } from '../ledger/balance.js';
import { post } from '../ledger/post.js';
import { assertTransition } from '../util/transitions.js';
import { countLoanDays } from './countLoanDays.js';
import { splitRepayment, totalOf, type Owed } from './loanMath.js';
import { lockLoan, owedOf, type LoanRow, type RepaymentRow } from './loanRow.js';
import { loanTransitions, type LoanStatus } from './loanStatus.js';
import { notifyLoan } from './notifyLoan.js';
import { updateOwn } from '../db/updateOwn.js';

export type RepaymentBody = Call<'previewRepayment'>['body'];

/** The effect of a repayment. */
export interface RepaymentPlan {
  readonly loan: LoanRow;
  readonly amount: Decimal;
  readonly parts: Owed;
  readonly outstanding: Decimal;
}

interface RepaymentRequest {
  readonly memberId: string;
  readonly id: string;
  readonly body: RepaymentBody;
}

/**
 * Checks a repayment against what is owed now, including every day that has begun.
 * @throws Refusal `not_found`, `loan_not_disbursed`, `wrong_amount`, `too_many_decimals`, `exceeds_outstanding`,
 * `insufficient_funds`
 */
export async function planRepayment(
  tx: Tx,
  context: BrokerContext,
  { memberId, id, body }: RepaymentRequest,
): Promise<RepaymentPlan> {
  const known = await lockLoan(tx, id, memberId);
  if (known === undefined) throw new Refusal('not_found');
  if (known.disbursed_at === null) throw new Refusal('loan_not_disbursed');
  const loan = await countLoanDays(tx, context, known, context.clock.now());
  const { currency } = loan;
  await requireCashAccount(tx, memberId, currency, body.account_id);
  const amount = requireAmount(body.amount, currency);
  const owed = owedOf(loan);
  const outstanding = totalOf(owed);
  if (amount > outstanding) {
    throw refuseField('amount', 'exceeds_outstanding', { max: toText(outstanding), currency });
  }
  const available = await lockBalance(tx, {
    memberId,
    account: 'cash',
    book: 'available',
    commodity: currency,
  });
  requireFunds(amount, available, currency);
  return { loan, amount, parts: splitRepayment(amount, owed), outstanding };
}

/** A named account must be the cash account in the loan's currency, to which the loan was paid out. */
async function requireCashAccount(
  db: Queries,
  memberId: string,
  currency: string,
  accountId: string | undefined,
): Promise<void> {
  if (accountId === undefined) return;
  const account = await db
    .selectFrom('account')
    .select(['kind', 'currency'])
    .where('id', '=', accountId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (account === undefined) throw refuseField('account_id', 'not_found');
  if (account.kind !== 'cash') throw refuseInvalid('account_id', 'invalid_choice');
  if (account.currency !== currency) throw refuseField('account_id', 'currency_mismatch', { currency });
}

/**
 * Repays a loan in part or in full, in the order penalty, interest, principal. Early repayment is free, and the
 * repaid principal bears no interest from the next day on.
 * @throws Refusal as `planRepayment`
 */
export async function repayLoan(
  tx: Tx,
  context: BrokerContext,
  { memberId, id, body }: RepaymentRequest,
): Promise<{ readonly loan: LoanRow; readonly repayment: RepaymentRow }> {
  const { loan, amount, parts, outstanding } = await planRepayment(tx, context, { memberId, id, body });
  const now = context.clock.now();
  const repayment: RepaymentRow = {
    id: newId('lrp', context.clock.wall(), context.entropy),
    member_id: memberId,
    loan_id: id,
    amount: toText(amount),
    penalty_part: toText(parts.penalty),
    interest_part: toText(parts.interest),
    principal_part: toText(parts.principal),
    paid_at: now,
  };
  await tx.insertInto('loan_repayment').values(repayment).execute();
  const mine = { memberId, account: 'cash', commodity: loan.currency } as const;
  await post(tx, {
    kind: 'loan_repay',
    ref: `loan:${id}:repay:${repayment.id}`,
    subject: { type: 'loan', id },
    effectiveAt: now,
    lines: [
      { ...mine, book: 'available', amount: negate(amount) },
      { ...mine, book: 'loan_penalty', amount: parts.penalty },
      { ...mine, book: 'loan_interest', amount: parts.interest },
      { ...mine, book: 'loan_principal', amount: parts.principal },
    ],
  });
  const isAll = subtract(outstanding, amount) === ZERO;
  if (isAll) assertTransition<LoanStatus>('loan', loanTransitions, loan.loan_status, 'repaid');
  const left = (text: string, part: Decimal): string => toText(subtract(decimal(text), part));
  const repaid = await updateOwn(tx, 'loan', loan, {
    penalty_left: left(loan.penalty_left, parts.penalty),
    interest_left: left(loan.interest_left, parts.interest),
    principal_left: left(loan.principal_left, parts.principal),
    ...(isAll ? { loan_status: 'repaid' as const, repaid_at: now } : {}),
  });
  await notifyLoan(tx, context, repaid, {
    template: isAll ? 'repaid' : 'part_repaid',
    paid: repayment.amount,
    part: isAll ? '' : `:${repayment.id}`,
  });
  await announce(tx, memberId, { event: 'balance', id: memberId });
  return { loan: repaid, repayment };
}
