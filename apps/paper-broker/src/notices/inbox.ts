import type { Database, Tx } from '../db/database.js';
import { fromTheNewest, MOST_AT_ONCE } from '../db/fromTheNewest.js';
import { refuseField } from '../http/refusal.js';
import { announce } from '../events/announce.js';
import { isMutable } from './notify.js';
import type { NoticeKind } from './noticeWords.js';

/** Marks these notices as read, where they are the member's, and announces that to the member's open apps. */
export async function markRead(tx: Tx, memberId: string, ids: readonly string[], now: Date): Promise<void> {
  const changed = await updateUnread(tx, memberId, now)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  await announceRead(tx, memberId, changed);
}

/** Marks everything unread of these kinds as read. */
export async function markAllRead(
  db: Database,
  memberId: string,
  kinds: readonly NoticeKind[],
  now: Date,
): Promise<void> {
  for (const kind of kinds)
    await fromTheNewest(db, (tx, before) => markNewest(tx, { memberId, kind, before, now }));
}

interface ReadKind {
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly before: string | undefined;
  readonly now: Date;
}

/**
 * Marks the newest unread notices of a kind, of those older than `before`.
 * @returns the oldest that it marked, or undefined when none is left
 */
async function markNewest(tx: Tx, { memberId, kind, before, now }: ReadKind): Promise<string | undefined> {
  const oldest = await tx
    .selectFrom('notice')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .offset(MOST_AT_ONCE - 1)
    .limit(1)
    .executeTakeFirst();
  // The range, unlike a list of ids, lets the database walk along one index.
  const changed = await updateUnread(tx, memberId, now)
    .where('kind', '=', kind)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(oldest !== undefined, (query) => query.where('id', '>=', oldest?.id ?? ''))
    .returning('id')
    .execute();
  await announceRead(tx, memberId, changed);
  return oldest?.id;
}

const updateUnread = (tx: Tx, memberId: string, now: Date) =>
  tx
    .updateTable('notice')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);

async function announceRead(tx: Tx, memberId: string, [first]: readonly { id: string }[]): Promise<void> {
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
