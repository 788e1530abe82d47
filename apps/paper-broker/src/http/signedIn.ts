import type { AnyCall, SignedIn } from './operation.js';
import { Refusal } from './refusal.js';

/**
 * The member who calls. The HTTP layer lets nobody else through to an operation that the contract marks as secured.
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
