import type { AnyCall } from './operation.js';
import { Refusal } from './refusal.js';

/**
 * Checks the version that a change is based on. Call it only
 * after checking that the resource belongs to the member.
 * @throws Refusal `precondition_required` without `If-Match`, `version_conflict` for another version
 */
export function requireVersion(call: Pick<AnyCall, 'ifMatch'>, version: number): void {
  if (call.ifMatch === undefined) throw new Refusal('precondition_required');
  if (call.ifMatch !== version) throw new Refusal('version_conflict');
}
