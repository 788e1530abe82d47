import type { Wire } from '@fairlot/api-client/wire';
import { decimal, toText } from '@fairlot/money';
import { viewFigure, type Figure } from '../figures/figure.js';
import { utcDate } from '../util/instants.js';
import { isOwed, owedWhenDue } from './countLoanDays.js';
import { figuresOfRepayment, owedFigure } from './loanFigures.js';
import { aprOf } from './loanMath.js';
import type { LoanProduct } from './loanProducts.js';
import type { LoanRow, Repaid, RepaymentRow } from './loanRow.js';
import type { RepaymentPlan } from './repayLoan.js';
import { viewReason } from '../reasons/reasons.js';

const text = (value: string): string => toText(decimal(value));
const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

/** A product as the wire has it. */
export function viewProduct(product: LoanProduct): Wire['LoanProduct'] {
  return {
    id: product.id,
    currency: product.currency,
    period_days: product.periodDays,
    rate_basis: 'day',
    interest_rate: toText(product.interestRate),
    penalty_rate: toText(product.penaltyRate),
    apr: toText(aprOf(product.interestRate, product.periodDays)),
    min_amount: toText(product.minAmount),
    max_amount: toText(product.maxAmount),
    step: toText(product.step),
  };
}

/** A loan as the wire has it. */
export function viewLoan(row: LoanRow): Wire['Loan'] {
  return {
    id: row.id,
    product_id: row.product_id,
    currency: row.currency,
    period_days: row.period_days,
    rate_basis: 'day',
    interest_rate: text(row.interest_rate),
    penalty_rate: text(row.penalty_rate),
    apr: toText(aprOf(decimal(row.interest_rate), row.period_days)),
    amount: text(row.amount),
    repayment_amount: text(row.repayment_amount),
    repayment_due_date: row.due_date,
    approval_status: row.approval_status,
    loan_status: row.loan_status,
    ...viewReason(row, row.refuse_reason),
    outstanding_amount: toText(owedFigure(row, { newest: [] }, row.disbursed_at ?? row.created_at).value),
    outstanding_principal: text(row.principal_left),
    outstanding_interest: text(row.interest_left),
    outstanding_penalty: text(row.penalty_left),
    due_amount: isOwed(row) ? toText(owedWhenDue(row)) : null,
    overdue_days: row.loan_status === 'overdue' ? row.days_counted - row.period_days : 0,
    cancelable:
      row.loan_status === 'not_disbursed' &&
      (row.approval_status === 'under_review' || row.approval_status === 'pass'),
    signature_upload_id: row.signature_upload_id,
    image_upload_id: row.image_upload_id,
    agreement_version: row.agreement_version,
    agreement_sha256: row.agreement_sha256,
    agreement_lang: row.agreement_lang,
    created_at: row.created_at.toISOString(),
    review_due_at: row.review_due_at.toISOString(),
    decided_at: instant(row.decided_at),
    disbursed_at: instant(row.disbursed_at),
    repaid_at: instant(row.repaid_at),
    canceled_at: instant(row.canceled_at),
  };
}

export function viewRepayment(row: RepaymentRow): Wire['Repayment'] {
  return {
    id: row.id,
    amount: text(row.amount),
    penalty_part: text(row.penalty_part),
    interest_part: text(row.interest_part),
    principal_part: text(row.principal_part),
    paid_at: row.paid_at.toISOString(),
  };
}

/** A loan with its payout, its repayments, and the payment that falls due. */
export function viewLoanDetail(row: LoanRow, repaid: Repaid): Wire['LoanDetail'] {
  return {
    ...viewLoan(row),
    repayments: repaid.newest.map(viewRepayment),
    schedule: scheduleOf(row, repaid),
  };
}

type ScheduleLine = Wire['LoanDetail']['schedule'][number];

function scheduleOf(row: LoanRow, { newest, earlier }: Repaid): ScheduleLine[] {
  if (row.disbursed_at === null || row.due_date === null) return [];
  const paid = (kind: string, each: Pick<RepaymentRow, 'amount' | 'paid_at'>): ScheduleLine => ({
    kind,
    date: utcDate(each.paid_at),
    amount: text(each.amount),
    state: 'done',
  });
  const lines: ScheduleLine[] = [
    { kind: 'payout', date: utcDate(row.disbursed_at), amount: text(row.amount), state: 'done' },
    ...(earlier === undefined ? [] : [paid('earlier', earlier)]),
    ...newest.map((each) => paid('repayment', each)),
  ];
  if (!isOwed(row)) return lines;
  const isLate = row.loan_status === 'overdue';
  const due = { kind: 'due', date: row.due_date, amount: toText(owedWhenDue(row)) };
  return [...lines, { ...due, state: isLate ? 'overdue' : 'upcoming' }];
}

/**
 * @param repaid what was repaid before
 * @param available in the account that pays
 */
export function viewPlan(
  { loan, parts }: RepaymentPlan,
  repaid: Repaid,
  available: Figure,
): Wire['RepaymentPreview'] {
  const figures = figuresOfRepayment(loan, repaid, parts, available);
  const { owed, repayment, owedAfter, availableAfter } = figures;
  return {
    amount: toText(repayment.value),
    currency: loan.currency,
    penalty_part: toText(parts.penalty),
    interest_part: toText(parts.interest),
    principal_part: toText(parts.principal),
    fee: '0',
    outstanding_before: toText(owed.value),
    outstanding_after: toText(owedAfter.value),
    available_before: toText(available.value),
    available_after: toText(availableAfter.value),
    explained: [repayment, owedAfter, availableAfter].map(viewFigure),
  };
}
