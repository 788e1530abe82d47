import type { Generated } from 'kysely';
import type { Exact, GeneratedExact } from '../db/platformSchema.js';
import type { CloseRequestStatus, PositionState } from './positionStatus.js';
import type { OrderStatus } from './orderStatus.js';
import type { ReasonColumns, ReasonParams } from '../reasons/reasons.js';

export type Direction = 'long' | 'short';
type Intent = 'open' | 'close';
type OrderType = 'market' | 'limit' | 'block';
export type TimeInForce = 'day' | 'gtc';

/** The tables of migration 0021, which documents the columns. */
export interface TradingTables {
  trade_order: OrderTable;
  fill: FillTable;
  fill_day: FillDayTable;
  lot: LotTable;
  lot_sum: LotSumTable;
  position: PositionTable;
  close_request: CloseRequestTable;
  /** Migration 0181. */
  trading_halt: { symbol: string; began_at: Date; ended_at: Date | null };
}

export interface OrderTable {
  id: string;
  member_id: string;
  account_id: string;
  client_order_id: string | null;
  symbol: string;
  market_id: string;
  currency: string;
  direction: Direction;
  intent: Intent;
  origin: 'member' | 'system';
  order_type: OrderType;
  quantity: Exact;
  order_price: Exact;
  worst_price: Exact | null;
  stop_loss: Exact | null;
  take_profit: Exact | null;
  time_in_force: TimeInForce;
  status: OrderStatus;
  reject_code: string | null;
  reject_params: ReasonParams | null;
  reject_note: string | null;
  estimated_fee: Exact;
  filled_quantity: GeneratedExact;
  filled_gross: GeneratedExact;
  filled_amount: GeneratedExact;
  handling_fee: GeneratedExact;
  realized_pnl: Exact | null;
  hold_amount: Exact;
  position_id: string | null;
  close_request_id: string | null;
  submitted_at: Date;
  expires_at: Date | null;
  matched_until: Date;
  due_at: Date | null;
  arrival: Generated<string | null>;
  filled_at: Date | null;
  closed_at: Date | null;
  version: Generated<number>;
}

export interface FillTable {
  id: string;
  order_id: string;
  member_id: string;
  position_id: string;
  symbol: string;
  side: 'buy' | 'sell';
  quantity: Exact;
  price: Exact;
  amount: Exact;
  fee: Exact;
  realized_pnl: Exact | null;
  filled_at: Date;
  trade_date: string;
}

/** The sums of a member's fills in a symbol on a trading day. A trigger writes them. */
export interface FillDayTable {
  member_id: string;
  trade_date: string;
  symbol: string;
  /** Bought less sold. */
  quantity: Exact;
  /** Received for sales less paid for purchases, before fees. */
  cash: Exact;
  fees: Exact;
}

export interface LotTable {
  member_id: string;
  fill_id: string;
  position_id: string;
  quantity: Exact;
  remaining: Exact;
  price: Exact;
  opened_at: Date;
}

/** The cost of a position's open lots and the fees of their shares. A trigger writes them. */
interface LotSumTable {
  member_id: string;
  position_id: string;
  cost: Exact;
  fees: Exact;
}

export interface PositionTable {
  id: string;
  member_id: string;
  account_id: string;
  symbol: string;
  market_id: string;
  currency: string;
  direction: Direction;
  state: PositionState;
  quantity: Exact;
  closing_quantity: GeneratedExact;
  open_amount: Exact;
  open_fee: Exact;
  margin: GeneratedExact;
  realized_pnl: GeneratedExact;
  handling_fee: GeneratedExact;
  opened_quantity: Exact;
  opened_amount: Exact;
  closed_amount: GeneratedExact;
  stop_loss: Exact | null;
  take_profit: Exact | null;
  opened_at: Date;
  closed_at: Date | null;
  watched_until: Date;
  due_at: Date | null;
  arrival: Generated<string | null>;
  version: Generated<number>;
}

export interface CloseRequestTable extends ReasonColumns {
  id: string;
  member_id: string;
  position_id: string;
  quantity: Exact;
  order_type: 'market' | 'limit';
  price: Exact | null;
  status: CloseRequestStatus;
  /** The reviewer's words. */
  reason: string | null;
  order_id: string | null;
  submitted_at: Date;
  review_due_at: Date;
  due_at: Date | null;
  arrival: Generated<string | null>;
  decided_at: Date | null;
}
