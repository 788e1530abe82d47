import type { Exact } from '../db/platformSchema.js';

/** The tables of migrations 0140 and 0329, which document the columns. */
export interface QuantTables {
  quant_subscription: QuantSubscriptionTable;
  quant_day: QuantDayTable;
  /** A trigger writes it. */
  quant_sum: QuantSumTable;
}

export interface QuantSubscriptionTable {
  id: string;
  member_id: string;
  account_id: string;
  product_id: string;
  market_id: string;
  currency: string;
  status: 'running' | 'ended';
  end_kind: 'period' | 'early' | null;
  amount: Exact;
  profit_rate: Exact;
  profit: Exact;
  profit_rate_min: Exact;
  profit_rate_max: Exact;
  daily_fee_rate: Exact;
  early_exit_fee_rate: Exact | null;
  estimated_profit: Exact;
  exit_fee: Exact | null;
  returned_amount: Exact | null;
  period_days: number;
  days_done: number;
  subscribed_at: Date;
  start_day: number;
  start_at: Date;
  end_at: Date;
  ended_at: Date | null;
}

export interface QuantDayTable {
  member_id: string;
  subscription_id: string;
  day: number;
  date: string;
  symbol: string | null;
  buy_price: Exact | null;
  sell_price: Exact | null;
  profit_rate: Exact;
  profit: Exact;
  pending_profit: Exact;
  accrued_at: Date;
}

interface QuantSumTable {
  member_id: string;
  currency: string;
  status: QuantSubscriptionTable['status'];
  amount: Exact;
  profit: Exact;
}
