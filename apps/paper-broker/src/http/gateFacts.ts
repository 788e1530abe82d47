import { limitedAddress } from './clientAddress.js';
import type { OperationRules } from './contract.js';
import type { SignedIn } from './operation.js';

/** What is known about a request that has passed the gate. */
export interface GateFacts {
  readonly rules: OperationRules | undefined;
  readonly member: SignedIn | undefined;
  readonly tokenHash: Uint8Array | undefined;
  /** The client's IP address, after proxy rules. */
  readonly address: string;
}

/** Names whose requests count together: the member's, or those of an address and its network. */
export const senderOf = ({ member, address }: Pick<GateFacts, 'member' | 'address'>): string =>
  member === undefined ? `address ${limitedAddress(address)}` : `member ${member.memberId}`;
