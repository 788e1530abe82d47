import { sql } from 'kysely';
import type { Tx } from '../db/database.js';
import type { MemberEventName } from './schema.js';

export interface Announcement {
  readonly event: MemberEventName;
  /** The id of what changed, such as `ord_…`; for `logout` the session's id. */
  readonly id: string;
}

/**
 * Announces a change to the member's open apps once the transaction is committed.
 * The apps then read the new state, which the event does not carry. For `balance`
 * the id is the account's, or the member's if several accounts changed.
 */
export function announce(tx: Tx, memberId: string, announcement: Announcement): Promise<void> {
  return announceAll(tx, [{ memberId, ...announcement }]);
}

/** Announces several changes, to one or several members, with one statement. */
export async function announceAll(
  tx: Tx,
  announcements: readonly (Announcement & { readonly memberId: string })[],
): Promise<void> {
  if (announcements.length === 0) return;
  const said = announcements.map(({ memberId, event, id }) => ({
    member_id: memberId,
    event,
    subject_id: id,
  }));
  await sql`
    insert into member_event (member_id, event, subject_id)
      select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
        as said (member_id text, event text, subject_id text)`.execute(tx);
}
