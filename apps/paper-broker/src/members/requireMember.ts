import type { Call, SignedIn } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';

/** Who is signed in, on an operation that only runs for someone who is. */
export function requireMember(call: Call): SignedIn {
  if (call.member === undefined) throw new Refusal('unauthenticated');
  return call.member;
}
