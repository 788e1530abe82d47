import type { AnyCall, SignedIn } from './operation.js';
import { Refusal } from './refusal.js';

/**
 * The calling member. The HTTP layer has already refused signed-out calls of secured operations.
 * @throws Refusal `unauthenticated`
 */
export function requireMember(call: Pick<AnyCall, 'member'>): SignedIn {
  if (call.member === undefined) throw new Refusal('unauthenticated');
  return call.member;
}

/**
 * The id of the calling member.
 * @throws Refusal `unauthenticated`
 */
export function memberIdOf(call: Pick<AnyCall, 'member'>): string {
  return requireMember(call).memberId;
}
