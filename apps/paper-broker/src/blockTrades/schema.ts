import type { Exact } from '../db/platformSchema.js';

/** The tables of migration 0160, which describes their columns; 0298 adds the member. */
export interface BlockTradeTables {
  block_trade: {
    member_id: string;
    order_id: string;
    offer_id: string;
    quantity: Exact;
    review_due_at: Date;
    decided_at: Date | null;
    reason: string | null;
  };
  block_offer_lock: { offer_id: string };
}
