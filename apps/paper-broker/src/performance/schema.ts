import type { Exact } from '../db/platformSchema.js';

interface BookColumns {
  owner: string;
  account_kind: string;
  book: string;
  commodity: string;
}

/** The tables of migrations 0190 and 0262: sums of the ledger's entries, which can always be computed again. */
export interface HistoryTables {
  history_book: BookColumns & { version: Exact };
  book_hour: BookColumns & { hour: Date; balance: Exact; inflow: Exact; outflow: Exact };
  book_day: BookColumns & { day: Date; balance: Exact; inflow: Exact; outflow: Exact };
  entry_day: {
    owner: string;
    day: string;
    account_kind: string;
    commodity: string;
    kind: string;
    amount: Exact;
    entries: number;
  };
  history_due: { member_id: string; due_at: Date };
}
