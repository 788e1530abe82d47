import type { Queries, Tx } from '../db/database.js';
import type { Decision } from './decision.js';

export type { Decision } from './decision.js';

export type ReviewKind = 'deposit' | 'withdrawal' | 'kyc' | 'close' | 'loan' | 'ipo' | 'block';

/** The most requests in a desk's list; it has the oldest. */
export const REVIEWS_AT_ONCE = 200;

/** A request that waits for a decision of the desk. */
export interface Review {
  readonly id: string;
  readonly memberId: string;
  readonly submittedAt: Date;
  /** The promised time of the decision; null without a promise. The stated policy may decide earlier. */
  readonly dueAt: Date | null;
  /** One line for the desk that says what is requested. */
  readonly summary: string;
  /** The amount at stake as decimal text; null when there is none. */
  readonly amount: { readonly value: string; readonly currency: string } | null;
  /** The images that the customer sent with it. */
  readonly images?: readonly { readonly label: string; readonly uploadId: string }[];
}

/** A request with its record as its customer sees it. */
export interface ReviewCase extends Review {
  readonly record: ReviewRecord;
}

/** The contract's `Deposit`, `Withdrawal`, `Kyc`, `CloseRequest`, `Loan`, `IpoSubscription` or `Order`. */
export type ReviewRecord = object;

/** A request on a desk's list. */
export interface WaitingRequest {
  readonly id: string;
  /** @throws for a row that cannot be shown, which is then left out of the list */
  readonly toReview: () => Review | Promise<Review>;
}

/** Lists and decides one kind of request; each module provides its own. */
export interface ReviewDesk {
  readonly kind: ReviewKind;
  list(): Promise<readonly WaitingRequest[]>;
  /** A waiting request; undefined for any other. */
  find(queries: Queries, id: string): Promise<ReviewCase | undefined>;
  /**
   * Decides a request.
   * @returns the record as its customer sees it
   * @throws Refusal `not_found`, `not_reviewable`
   */
  decide(tx: Tx, id: string, decision: Decision): Promise<ReviewRecord>;
}
