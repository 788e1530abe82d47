import type { SaidReason } from '../reasons/reasons.js';

/** An operator's decision and its reason. */
export interface Decision extends SaidReason {
  readonly decision: 'pass' | 'partial' | 'refuse';
  /** Decimal text; only with `partial`. */
  readonly auditAmount: string | undefined;
  /** Only with a refused verification: the key of the reason for each refused image. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}
