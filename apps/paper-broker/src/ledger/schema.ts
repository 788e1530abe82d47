import type { Generated } from 'kysely';
import type { Exact, GeneratedExact } from '../db/platformSchema.js';
import type { AccountKind } from './journal.js';

/** Only `post` writes `book`, `journal` and `entry`; only `anchorDays` writes `ledger_anchor`. */
export interface LedgerTables {
  account: { id: string; member_id: string; kind: AccountKind; currency: string; created_at: Date };
  book: {
    owner: string;
    account_kind: string;
    book: string;
    commodity: string;
    balance: Exact;
    floor: Exact | null;
    ceiling: Exact | null;
    version: Exact;
    head: Uint8Array;
  };
  journal: {
    ref: string;
    kind: string;
    reverses: string | null;
    subject_type: string | null;
    subject_id: string | null;
    effective_at: Date;
    recorded_at: Generated<Date>;
    seal: Uint8Array;
  };
  entry: {
    journal_ref: string;
    line: number;
    seq: GeneratedExact;
    id: string;
    owner: string;
    account_kind: string;
    book: string;
    commodity: string;
    amount: Exact;
    balance_after: Exact | null;
    book_version: Exact | null;
    /** The journal's kind. Null until housekeeping has filled it in. */
    kind: string | null;
  };
  ledger_anchor: { day: string; journals: Exact; head: Uint8Array };
}
