import type { Exact } from '../db/platformSchema.js';

/** The first table of migration 0112. */
export interface TransferTables {
  transfer: {
    id: string;
    member_id: string;
    from_account_id: string;
    to_account_id: string;
    currency: string;
    amount: Exact;
    created_at: Date;
  };
}
