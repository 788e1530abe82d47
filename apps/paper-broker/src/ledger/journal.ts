/**
 * The types of the ledger. Positive amounts are what the broker owes (customers' balances, income), negative ones what
 * it holds (bank, loans). A commodity is a currency or a symbol, so shares have double entries too.
 */
import type { Decimal } from '@fairlot/money';

/** The purposes of a customer's books. */
export type MemberBook =
  | 'available'
  | 'held'
  | 'margin'
  | 'short_proceeds'
  | 'quant'
  | 'quant_pending'
  | 'position'
  | 'position_held'
  | 'short'
  | 'ipo_pending'
  | 'fund_units'
  | 'fund_units_held'
  | 'loan_principal'
  | 'loan_interest'
  | 'loan_penalty';

/**
 * The broker's own books. A request only adds entries to them; they have no balance row, which all requests would
 * lock.
 */
export type HouseBook =
  | 'bank'
  | 'crypto'
  | 'clearing'
  | 'settlement'
  | 'inventory'
  | 'fee_income'
  | 'interest_income'
  | 'penalty_income'
  | 'quant_pnl'
  | 'fx'
  | 'ipo_issuer'
  | 'bad_debt'
  | 'rounding'
  | 'opening_equity';

/** The customer's accounts: `cash` receives deposits, `trade` pays for orders, `fund` for funds and quant funds. */
export type AccountKind = 'cash' | 'trade' | 'fund';

/** A movement in a customer's book. */
export interface MemberLine {
  readonly memberId: string;
  readonly account: AccountKind;
  readonly book: MemberBook;
  readonly commodity: string;
  /** Added to the book. */
  readonly amount: Decimal;
}

/** A movement in a book of the broker. */
export interface HouseLine {
  readonly house: HouseBook;
  readonly commodity: string;
  /** Added to the book. */
  readonly amount: Decimal;
}

/** One balanced posting: its lines sum to zero in each commodity. */
export interface Journal {
  /** The kind of event: `order_hold`, `order_fill`, `deposit_pass` … */
  readonly kind: string;
  /** Identifies the journal: a second one with the same ref is refused. `order:ord_…:hold` */
  readonly ref: string;
  /** The ref of the journal that this one reverses. */
  readonly reverses?: string;
  /** The record that a customer's statement links to. */
  readonly subject?: { readonly type: string; readonly id: string };
  /** Business time. */
  readonly effectiveAt: Date;
  readonly lines: readonly (MemberLine | HouseLine)[];
}
