import type { Exact } from '../db/platformSchema.js';

interface Terms {
  from_currency: string;
  from_amount: Exact;
  to_currency: string;
  to_amount: Exact;
  /** The price of one unit of `from_currency` in `to_currency`, after the spread. */
  rate: Exact;
  /** A fraction. */
  spread: Exact;
  /** The rate before the spread; null where a server of before migration 0297 made it. */
  mid_rate: Exact | null;
}

/** The other tables of migrations 0112 and 0297. */
export interface FxTables {
  fx_quote: Terms & {
    id: string;
    member_id: string;
    /** Wall time. */
    expires_at: Date;
  };
  fx_conversion: Terms & {
    id: string;
    member_id: string;
    quote_id: string;
    created_at: Date;
  };
}
