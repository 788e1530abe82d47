import type { AnyCall } from './operation.js';
import { Refusal } from './refusal.js';

/**
 * Checks the version that a change is based on; call it once the thing is found and known to be the member's.
 * @throws Refusal `precondition_required` without `If-Match`, `version_conflict` for another version
 */
export function requireVersion(call: Pick<AnyCall, 'ifMatch'>, version: number): void {
  if (call.ifMatch === undefined) throw new Refusal('precondition_required');
  if (call.ifMatch !== version) throw new Refusal('version_conflict');
}
