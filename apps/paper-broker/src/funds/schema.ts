import type { Exact } from '../db/platformSchema.js';

/** The tables of migrations 0130 and 0330, which describe their columns. */
export interface FundTables {
  fund_order: FundOrderTable;
  fund_holding: {
    member_id: string;
    symbol: string;
    market_id: string;
    currency: string;
    units: Exact;
    cost: Exact;
  };
  /** A trigger writes it. */
  fund_paid: { member_id: string; symbol: string; paid: Exact };
}

export interface FundOrderTable {
  id: string;
  member_id: string;
  account_id: string;
  symbol: string;
  market_id: string;
  currency: string;
  side: 'subscribe' | 'redeem';
  mode: 'amount' | 'all';
  status: 'submitted' | 'priced' | 'settled' | 'canceled';
  amount: Exact | null;
  reserved_units: Exact | null;
  handling_fee: Exact | null;
  net_amount: Exact | null;
  nav: Exact | null;
  nav_date: string | null;
  units: Exact | null;
  submitted_at: Date;
  cut_off_at: Date;
  dealing_date: string;
  priced_at: Date;
  settlement_date: string;
  settles_at: Date;
  settled_at: Date | null;
  canceled_at: Date | null;
}
