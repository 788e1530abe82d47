import type { Tx } from '../db/database.js';
import { refuseField } from '../http/refusal.js';
import { announce } from '../events/announce.js';
import { isMutable } from './notify.js';
import type { NoticeKind } from './noticeWords.js';

/** Selects notices by their ids, by kind, or all. */
export type WhichNotices = { readonly ids: readonly string[] } | { readonly kind: string | undefined };

/** Marks a member's notices as read, and announces that to the member's open apps. */
export async function markRead(tx: Tx, memberId: string, which: WhichNotices, now: Date): Promise<void> {
  let update = tx
    .updateTable('notice')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if ('ids' in which) update = update.where('id', 'in', [...which.ids]);
  else if (which.kind !== undefined) update = update.where('kind', '=', which.kind as NoticeKind);
  const changed = await update.returning('id').execute();
  const [first] = changed;
  if (first !== undefined) await announce(tx, memberId, { event: 'notice', id: first.id });
}

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
