import type { Tx } from '../db/database.js';
import type { MemberEventName } from './schema.js';

export interface Announcement {
  readonly event: MemberEventName;
  /** Of what changed: `ord_…`; for `logout` the session's. */
  readonly id: string;
}

/**
 * Tells the member's open apps that something changed, once the transaction is committed. They ask for it again; what
 * it is now is not sent. For `balance` the id is the account's, or the member's where several accounts changed.
 */
export async function announce(tx: Tx, memberId: string, { event, id }: Announcement): Promise<void> {
  await tx.insertInto('member_event').values({ member_id: memberId, event, subject_id: id }).execute();
}
