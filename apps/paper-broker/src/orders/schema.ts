/** The tables of orders and positions. */
// An interface grows by declaration in this file only; it is empty until the module's first migration.
export type TradingTables = Record<never, never>;
