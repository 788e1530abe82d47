import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import { createCursors, loadPage } from '../http/cursor.js';
import type { Answer, Call, Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { requireProfile } from '../members/queries.js';
import { memberIdOf } from '../orders/operations.js';
import { markRead, setMuted } from './inbox.js';
import type { Reader } from './noticeParams.js';
import { viewNotice } from './noticeView.js';
import { countUnread, findNoticeRow, listNoticeRows, loadNoticeSettings } from './queries.js';

/** The inbox, and what of it calls. */
export function noticeOperations(context: BrokerContext): Operations {
  const { db, clock } = context;
  const cursors = createCursors(context);

  const readerOf = async (call: Call): Promise<Reader> => {
    const { timezone } = await requireProfile(db.read, memberIdOf(call));
    return { locale: call.locale, timezone, placesOf };
  };
  const unread = async (memberId: string): Promise<Answer> => {
    const kinds = await countUnread(db.read, memberId);
    const body: Wire['UnreadCount'] = {
      unread_count: kinds.reduce((sum, { count }) => sum + count, 0),
      kinds: kinds.map(({ kind, count }) => ({ kind, unread_count: count })),
    };
    return { status: 200, body };
  };
  const settings = async (memberId: string): Promise<Answer> => {
    const rows = await loadNoticeSettings(db.read, memberId);
    const data = rows.map(({ kind, isMuted, isMutable }) => ({ kind, muted: isMuted, mutable: isMutable }));
    return { status: 200, body: { data, next_cursor: null } satisfies Wire['NoticeSettingList'] };
  };

  return {
    async listNotices(call) {
      const memberId = memberIdOf(call);
      const { kind, unread: isUnread } = call.query;
      const filter = { kind: typeof kind === 'string' ? kind : undefined, isUnread: isUnread === true };
      const page = await loadPage(
        cursors,
        `notice ${memberId}`,
        call.query,
        (limit, after) => listNoticeRows(db.read, memberId, filter, limit, after),
        (notice) => notice.id,
      );
      const reader = await readerOf(call);
      const data = page.rows.map((row) => viewNotice(row, reader));
      return { status: 200, body: { data, next_cursor: page.nextCursor } satisfies Wire['NoticePage'] };
    },
    async getNotice(call) {
      const row = await findNoticeRow(db.read, memberIdOf(call), call.params['id'] ?? '');
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: viewNotice(row, await readerOf(call)) };
    },
    countUnreadNotices: (call) => unread(memberIdOf(call)),
    async readNotices(call) {
      const memberId = memberIdOf(call);
      const { ids, kind } = call.body as Wire['NoticeRead'];
      await db.transaction((tx) =>
        markRead(tx, memberId, ids === undefined ? { kind } : { ids }, clock.now()),
      );
      return unread(memberId);
    },
    listNoticeSettings: (call) => settings(memberIdOf(call)),
    async setNoticeSetting(call) {
      const memberId = memberIdOf(call);
      const { kind, muted } = call.body as Wire['NoticeSettingUpdate'];
      await db.transaction((tx) => setMuted(tx, memberId, kind, muted));
      return settings(memberId);
    },
  };
}

/** Two digits are enough for what always shows; the rest is shown where it is not zero. */
const placesOf = (currency: string): number => Math.min(scaleOf(currency), 2);
