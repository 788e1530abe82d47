import type { Queries, Tx } from '../db/database.js';
import type { Decision } from './decision.js';

export type { Decision } from './decision.js';

export type ReviewKind = 'deposit' | 'withdrawal' | 'kyc' | 'close' | 'loan' | 'ipo' | 'block';

/** A desk lists so many that wait: the oldest. */
export const REVIEWS_AT_ONCE = 200;

/** Something that waits for a decision of the desk. */
export interface Review {
  readonly id: string;
  readonly memberId: string;
  readonly submittedAt: Date;
  /** By when a decision is promised; null where nothing is. The stated policy may decide earlier. */
  readonly dueAt: Date | null;
  /** One line for the desk: what is asked. */
  readonly summary: string;
  /** How much money is at stake; null where none is. Decimal text. */
  readonly amount: { readonly value: string; readonly currency: string } | null;
  /** What the customer sent with it. */
  readonly images?: readonly { readonly label: string; readonly uploadId: string }[];
}

/** The same with the whole record, as its customer sees it. */
export interface ReviewCase extends Review {
  readonly record: ReviewRecord;
}

/** A `Deposit`, `Withdrawal`, `Kyc`, `CloseRequest`, `Loan`, `IpoSubscription` or `Order` of the contract. */
export type ReviewRecord = object;

/** How one kind of request is listed and decided; each module brings its own. */
export interface ReviewDesk {
  readonly kind: ReviewKind;
  list(): Promise<readonly Review[]>;
  /** A case that waits; undefined for any other. */
  find(queries: Queries, id: string): Promise<ReviewCase | undefined>;
  /**
   * Decides and answers with the record as the customer sees it.
   * @throws Refusal `not_found`, `not_reviewable`
   */
  decide(tx: Tx, id: string, decision: Decision): Promise<ReviewRecord>;
}
