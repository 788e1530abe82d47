/** The tables of the ledger. */
// An interface grows by declaration in this file only; it is empty until the module's first migration.
export type LedgerTables = Record<never, never>;
