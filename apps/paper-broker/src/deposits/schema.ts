import type { Generated, GeneratedAlways } from 'kysely';
import type { Exact } from '../db/platformSchema.js';
import type { DepositStatus } from './depositStatus.js';
import type { ReasonColumns } from '../reasons/reasons.js';

export type ChannelType = 'card' | 'wallet' | 'custom';
export type Network = 'ERC20' | 'TRC20';

/** The tables of migrations 0100 and 0101, which describe their columns. */
export interface DepositTables {
  deposit: DepositTable;
  deposit_channel_status: { channel_id: string; status: 'open' | 'closed'; changed_at: Date };
}

export interface DepositTable extends ReasonColumns {
  id: string;
  member_id: string;
  channel_id: string;
  type: ChannelType;
  network: Network | null;
  amount: Exact;
  currency: string;
  fee: Exact;
  converted_currency: string;
  status: DepositStatus;
  audit_amount: Exact | null;
  rate: Exact | null;
  converted_amount: Exact | null;
  /** The reviewer's words. */
  refuse_reason: string | null;
  reference: string;
  sender_iban: string | null;
  tx_hash: string | null;
  tx_key: GeneratedAlways<string | null>;
  confirmations_required: number;
  confirmed_at: Generated<Date[]>;
  proof_upload_ids: string[];
  timezone: string;
  submitted_at: Date;
  review_due_at: Date | null;
  audited_at: Date | null;
  canceled_at: Date | null;
}
