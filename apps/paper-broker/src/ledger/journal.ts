/**
 * The words of the ledger. Sign: + is what the broker owes (customers' balances, income), − is what it holds (bank,
 * loans). Every journal sums to zero in each commodity; a commodity is a currency or a symbol, so shares are
 * double-entry too. Source: server.md 1.2 of the specification.
 */
import type { Decimal } from '@fairlot/money';

/** What a customer's account of one commodity can be for. */
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

/** The broker's own accounts; each is append-only on the request path (no hot balance row). */
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

/** Which purse of the customer: `cash` receives deposits, `trade` pays for orders, `fund` for funds and quant. */
export type AccountKind = 'cash' | 'trade' | 'fund';

export interface MemberLine {
  readonly memberId: string;
  readonly account: AccountKind;
  readonly book: MemberBook;
  readonly commodity: string;
  /** Never zero. */
  readonly amount: Decimal;
}

export interface HouseLine {
  readonly house: HouseBook;
  readonly commodity: string;
  /** Never zero. */
  readonly amount: Decimal;
}

export interface Journal {
  /** What happened: `order_hold`, `order_fill`, `deposit_pass` … */
  readonly kind: string;
  /** Posts once: a second journal with the same ref is refused. `order:ord_…:hold` */
  readonly ref: string;
  /** The journal this one undoes, by its ref. */
  readonly reverses?: string;
  /** What a customer's statement links to. */
  readonly subject?: { readonly type: string; readonly id: string };
  /** Business time. */
  readonly effectiveAt: Date;
  readonly lines: readonly (MemberLine | HouseLine)[];
}
