import { sql, type Selectable } from 'kysely';
import type { Queries, Schema } from '../db/database.js';
import type { NextRows } from '../db/stretch.js';
import { readNewest } from '../db/readNewest.js';
import { isMutable } from './notify.js';
import { noticeKinds, type NoticeKind } from './noticeWords.js';

export type NoticeRow = Selectable<Schema['notice']>;

export interface NoticeFilter {
  readonly kind: string | undefined;
  readonly isUnread: boolean;
}

/** A member's notices, newest first, starting after the notice `after`. */
export async function listNoticeRows(
  queries: Queries,
  memberId: string,
  filter: NoticeFilter,
  next: NextRows,
): Promise<NoticeRow[]> {
  const list = {
    table: 'notice',
    equal: { member_id: memberId },
    part: sql.ref('kind'),
    // A kind that does not exist has no notices.
    values: filter.kind === undefined ? noticeKinds : [filter.kind],
    by: 'id',
    where: filter.isUnread ? [sql`read_at is null`] : [],
  } as const;
  return readNewest(queries, list, next);
}

export async function findNoticeRow(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<NoticeRow | undefined> {
  return queries
    .selectFrom('notice')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Counting ends here, so that it costs the same however much is unread. The contract says "100 or more". */
export const MOST_COUNTED = 100;

export interface UnreadOfKind {
  readonly kind: NoticeKind;
  readonly count: number;
}

/** The unread notices by kind, `MOST_COUNTED` of each at most; kinds without any are left out. */
export async function countUnread(queries: Queries, memberId: string): Promise<UnreadOfKind[]> {
  const { rows } = await sql<UnreadOfKind>`
    select kind.name as kind, unread.count from unnest(${[...noticeKinds]}::text[]) as kind (name) cross join lateral (
        select count(*)::int as count from (
          select from notice where member_id = ${memberId} and kind = kind.name and read_at is null limit ${MOST_COUNTED}
        ) as counted
      ) as unread
     where unread.count > 0 order by kind.name`.execute(queries);
  return rows;
}

export interface NoticeSetting {
  readonly kind: NoticeKind;
  readonly isMuted: boolean;
  readonly isMutable: boolean;
}

export async function loadNoticeSettings(queries: Queries, memberId: string): Promise<NoticeSetting[]> {
  const rows = await queries
    .selectFrom('notice_mute')
    .select('kind')
    .where('member_id', '=', memberId)
    .execute();
  const muted = new Set(rows.map(({ kind }) => kind));
  return noticeKinds.map((kind) => ({ kind, isMuted: muted.has(kind), isMutable: isMutable(kind) }));
}

/** The time zone in which a member sees times. */
export async function loadTimezone(queries: Queries, memberId: string): Promise<string> {
  const { timezone } = await queries
    .selectFrom('member')
    .select('timezone')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return timezone;
}
