import type { Queries } from '../db/database.js';
import { isMutable } from './notify.js';
import { noticeKinds, type NoticeKind } from './noticeWords.js';

const columns = ['id', 'kind', 'template', 'params', 'ref_type', 'ref_id', 'created_at', 'read_at'] as const;

export interface NoticeFilter {
  readonly kind: string | undefined;
  readonly isUnread: boolean;
}

/** A member's notices, newest first, starting after the notice `after`. */
export async function listNoticeRows(
  queries: Queries,
  memberId: string,
  filter: NoticeFilter,
  limit: number,
  after: string | null,
) {
  let query = queries.selectFrom('notice').select(columns).where('member_id', '=', memberId);
  // An unknown kind selects nothing.
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind as NoticeKind);
  if (filter.isUnread) query = query.where('read_at', 'is', null);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export type NoticeRow = Awaited<ReturnType<typeof listNoticeRows>>[number];

export async function findNoticeRow(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<NoticeRow | undefined> {
  return queries
    .selectFrom('notice')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface UnreadOfKind {
  readonly kind: NoticeKind;
  readonly count: number;
}

/** The unread notices by kind; kinds without any are left out. */
export async function countUnread(queries: Queries, memberId: string): Promise<UnreadOfKind[]> {
  const rows = await queries
    .selectFrom('notice')
    .select(['kind', (builder) => builder.fn.countAll<string>().as('count')])
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
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
