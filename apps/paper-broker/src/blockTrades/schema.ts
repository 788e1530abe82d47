import type { Exact } from '../db/platformSchema.js';

/** The tables of migration 0160, which describes their columns. */
export interface BlockTradeTables {
  block_trade: {
    order_id: string;
    offer_id: string;
    quantity: Exact;
    review_due_at: Date;
    decided_at: Date | null;
    reason: string | null;
  };
  block_offer_lock: { offer_id: string };
}
