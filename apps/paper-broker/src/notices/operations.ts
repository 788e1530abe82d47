import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { scaleOf } from '../currencies.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import type { AnyCall, Operations } from '../http/operation.js';
import { Refusal, refuseInvalid } from '../http/refusal.js';
import { isTimezone } from '../http/timezone.js';
import { memberIdOf } from '../http/signedIn.js';
import { markKindsRead, markRead, setMuted } from './inbox.js';
import type { Reader } from './noticeParams.js';
import { viewNotice } from './noticeView.js';
import {
  countUnread,
  findNoticeRow,
  listNoticeRows,
  loadNoticeSettings,
  loadTimezone,
  MOST_COUNTED,
} from './queries.js';

/** The operations of the inbox and of its muted kinds. */
export function noticeOperations(context: BrokerContext): Operations {
  const { db, clock } = context;
  const cursors = createCursors(context);

  /** @throws Refusal `validation` for an unknown time zone */
  const readerOf = async (
    call: Pick<AnyCall, 'member' | 'locale'> & { readonly query: { readonly timezone?: string } },
  ): Promise<Reader> => {
    const { timezone = await loadTimezone(db.read, memberIdOf(call)) } = call.query;
    if (!isTimezone(timezone)) throw refuseInvalid('timezone', 'invalid_choice');
    return { locale: call.locale, timezone, placesOf };
  };
  const unread = async (memberId: string): Promise<Wire['UnreadCount']> => {
    const kinds = await countUnread(db.read, memberId);
    return {
      unread_count: Math.min(
        kinds.reduce((sum, { count }) => sum + count, 0),
        MOST_COUNTED,
      ),
      kinds: kinds.map(({ kind, count }) => ({ kind, unread_count: count })),
    };
  };
  const settings = async (memberId: string): Promise<Wire['NoticeSettingList']> => {
    const rows = await loadNoticeSettings(db.read, memberId);
    const data = rows.map(({ kind, isMuted, isMutable }) => ({ kind, muted: isMuted, mutable: isMutable }));
    return { data, next_cursor: null };
  };

  return {
    async listNotices(call) {
      const memberId = memberIdOf(call);
      const { kind, unread: isUnread } = call.query;
      const filter = { kind, isUnread: isUnread === true };
      const page = await loadPage(cursors, {
        list: `notice ${memberId}`,
        query: call.query,
        load: (next) => listNoticeRows(db.read, memberId, filter, next),
        positionOf: (notice) => notice.id,
      });
      const reader = await readerOf(call);
      return answerPage(page, (row) => viewNotice(row, reader));
    },
    async getNotice(call) {
      const row = await findNoticeRow(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: viewNotice(row, await readerOf(call)) };
    },
    async countUnreadNotices(call) {
      return { status: 200, body: await unread(memberIdOf(call)) };
    },
    async readNotices(call) {
      const memberId = memberIdOf(call);
      const { ids, kind } = call.body;
      if (ids !== undefined) await db.transaction((tx) => markRead(tx, memberId, ids, clock.now()));
      else {
        const unread = await countUnread(db.read, memberId);
        const kinds = unread.map((of) => of.kind).filter((of) => kind === undefined || of === kind);
        await markKindsRead(db, memberId, kinds, clock.now());
      }
      return { status: 200, body: await unread(memberId) };
    },
    async listNoticeSettings(call) {
      return { status: 200, body: await settings(memberIdOf(call)) };
    },
    async setNoticeSetting(call) {
      const memberId = memberIdOf(call);
      const { kind, muted } = call.body;
      await db.transaction((tx) => setMuted(tx, memberId, kind, muted));
      return { status: 200, body: await settings(memberId) };
    },
  };
}

/** At most two decimal places are always shown; further ones only when they are not zero. */
const placesOf = (currency: string): number => Math.min(scaleOf(currency), 2);
