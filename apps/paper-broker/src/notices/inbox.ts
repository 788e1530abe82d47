import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.js';
import { markAllRead } from '../db/markAllRead.js';
import { refuseField } from '../http/refusal.js';
import { announce } from '../events/announce.js';
import { isMutable } from './notify.js';
import type { NoticeKind } from './noticeWords.js';

/** Marks these notices as read, where they are the member's, and announces that to the member's open apps. */
export async function markRead(tx: Tx, memberId: string, ids: readonly string[], now: Date): Promise<void> {
  const [first] = await tx
    .updateTable('notice')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  if (first !== undefined) await announceRead(tx, memberId, first.id);
}

/** Marks everything unread of these kinds as read. */
export async function markKindsRead(
  db: Database,
  memberId: string,
  kinds: readonly NoticeKind[],
  now: Date,
): Promise<void> {
  for (const kind of kinds)
    await markAllRead(db, { table: 'notice', memberId, and: sql`and kind = ${kind}`, now }, (tx, id) =>
      announceRead(tx, memberId, id),
    );
}

const announceRead = (tx: Tx, memberId: string, id: string): Promise<void> =>
  announce(tx, memberId, { event: 'notice', id });

/** Mutes or unmutes a kind of notice. @throws Refusal `not_mutable` for a kind that every customer has to see */
export async function setMuted(tx: Tx, memberId: string, kind: NoticeKind, isMuted: boolean): Promise<void> {
  if (isMuted && !isMutable(kind)) throw refuseField('kind', 'not_mutable');
  if (isMuted) {
    await tx
      .insertInto('notice_mute')
      .values({ member_id: memberId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('notice_mute').where('member_id', '=', memberId).where('kind', '=', kind).execute();
  }
}
