/** The tables of watchlists. */
// An interface grows by declaration in this file only; it is empty until the module's first migration.
export type WatchlistTables = Record<never, never>;
