import type { Exact } from '../db/platformSchema.js';
import type { ApprovalStatus, LoanStatus } from './loanStatus.js';
import type { ReasonColumns } from '../reasons/reasons.js';

/** The tables of migration 0150, which documents the columns. */
export interface LoanTables {
  loan_quote: {
    id: string;
    member_id: string;
    product_id: string;
    amount: Exact;
    agreement_version: string;
    expires_at: Date;
  };
  loan: LoanTable;
  loan_repayment: {
    id: string;
    member_id: string;
    loan_id: string;
    amount: Exact;
    penalty_part: Exact;
    interest_part: Exact;
    principal_part: Exact;
    paid_at: Date;
  };
}

interface LoanTable extends ReasonColumns {
  id: string;
  member_id: string;
  quote_id: string;
  product_id: string;
  currency: string;
  period_days: number;
  interest_rate: Exact;
  penalty_rate: Exact;
  amount: Exact;
  repayment_amount: Exact;
  signature_upload_id: string;
  image_upload_id: string;
  agreement_version: string;
  agreement_sha256: string;
  agreement_lang: string;
  approval_status: ApprovalStatus;
  loan_status: LoanStatus;
  /** The reviewer's words. */
  refuse_reason: string | null;
  days_counted: number;
  interest_exact: Exact;
  penalty_exact: Exact;
  principal_left: Exact;
  interest_left: Exact;
  penalty_left: Exact;
  created_at: Date;
  review_due_at: Date;
  decided_at: Date | null;
  disbursed_at: Date | null;
  due_date: string | null;
  repaid_at: Date | null;
  canceled_at: Date | null;
}
