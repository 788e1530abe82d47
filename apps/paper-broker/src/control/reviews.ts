import type { ControlAnswer } from './operation.js';

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
  /** What the customer sent with it. */
  readonly images?: readonly { readonly label: string; readonly uploadId: string }[];
}

export interface Decision {
  readonly decision: 'pass' | 'partial' | 'refuse';
  /** Decimal text; with `partial`. */
  readonly auditAmount: string | undefined;
  readonly reason: string | undefined;
  /** Of a refused verification: what is wrong with which image. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/** How one kind of request is listed and decided; each module brings its own. */
export interface ReviewDesk {
  readonly kind: ReviewKind;
  list(): Promise<readonly Review[]>;
  /**
   * Decides and answers with the record as the customer sees it.
   * @throws Refusal `not_found`, `not_reviewable`
   */
  decide(id: string, decision: Decision): Promise<ControlAnswer<'decideReview'>>;
}
