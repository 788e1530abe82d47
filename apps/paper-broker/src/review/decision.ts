import { refuseInvalid } from '../http/refusal.js';
import type { SaidReason } from '../reasons/reasons.js';

/** An operator's decision and its reason. */
export interface Decision extends SaidReason {
  readonly decision: 'pass' | 'partial' | 'refuse';
  /** Decimal text; only with `partial`. */
  readonly auditAmount: string | undefined;
  /** Only with a refused verification: the key of the reason for each refused image. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/**
 * The decision on a request that cannot be passed in part.
 * @throws Refusal `validation` for a partial pass
 */
export function passOrRefuse({ decision }: Decision): 'pass' | 'refuse' {
  if (decision === 'partial') throw refuseInvalid('decision', 'invalid_choice');
  return decision;
}
