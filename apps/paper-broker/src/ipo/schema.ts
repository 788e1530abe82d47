import type { Exact } from '../db/platformSchema.js';
import type { IpoStatus } from './ipoStatus.js';
import type { ReasonColumns } from '../reasons/reasons.js';

/** The tables of migration 0120, which describes their columns. */
export interface IpoTables {
  ipo_subscription: IpoSubscriptionTable;
  ipo_allotment: {
    offering_id: string;
    public_lots: Exact;
    rounds: Exact;
    ballot_lots: Exact;
    ballot_applicants: Exact;
    customer_lots: Exact;
    last_ballot: Exact | null;
    last_ballot_id: string | null;
    left_out: string[];
    allotted_at: Date;
  };
}

export interface IpoSubscriptionTable extends ReasonColumns {
  id: string;
  member_id: string;
  account_id: string;
  offering_id: string;
  symbol: string;
  market_id: string;
  currency: string;
  mode: 'max' | 'partial';
  status: IpoStatus;
  quantity: Exact;
  issue_price: Exact;
  total_amount: Exact;
  allotted_quantity: Exact | null;
  allotted_amount: Exact | null;
  refund_amount: Exact | null;
  /** The reviewer's words. */
  refuse_reason: string | null;
  position_id: string | null;
  subscribed_at: Date;
  audited_at: Date | null;
  allotted_at: Date | null;
  listed_at: Date | null;
  ended_at: Date | null;
}
