import type { Exact } from '../db/platformSchema.js';
import type { ReasonColumns } from '../reasons/reasons.js';

/** The table of migration 0111. */
export interface WithdrawalTables {
  withdrawal: WithdrawalTable;
}

interface WithdrawalTable extends ReasonColumns {
  id: string;
  member_id: string;
  account_id: string;
  type: 'bank' | 'crypto';
  /** The numbers are in `withdrawalStatus.ts`. */
  status: number;
  currency: string;
  amount: Exact;
  fee: Exact;
  payee_id: string;
  payee_name: string;
  payee_last4: string;
  payee_network: string | null;
  submitted_at: Date;
  processing_starts_at: Date;
  review_due_at: Date;
  /** `YYYY-MM-DD` */
  arrival_date: string;
  market_id: string;
  audited_at: Date | null;
  settled_at: Date | null;
  canceled_at: Date | null;
  /** The reviewer's words. */
  refuse_reason: string | null;
}
