import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '@fairlot/api-client';
import { ownZone } from '../../i18n/formatters.js';
import { api } from '../../state/client.js';
import { unreadNoticesQuery } from '../../queries/noticeQueries.js';
import { pagedQuery } from '../../queries/pagedQuery.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';

/**
 * The selectable kinds in order, each with its page. Notices of other kinds are shown, but those kinds cannot be
 * selected.
 */
export const noticeKinds = [
  { kind: 'order', path: '/pages/history/record', words: 'notice.kind.order' },
  { kind: 'position', path: '/pages/main/trade/index', words: 'notice.kind.position' },
  { kind: 'deposit', words: 'notice.kind.deposit' },
  { kind: 'withdrawal', words: 'notice.kind.withdrawal' },
  { kind: 'transfer', words: 'notice.kind.transfer' },
  { kind: 'ipo', path: '/pages/product/ipo/index', words: 'notice.kind.ipo' },
  { kind: 'fund', path: '/pages/fund/index', words: 'notice.kind.fund' },
  { kind: 'quant', path: '/pages/quantify/index', words: 'notice.kind.quant' },
  { kind: 'loan', path: '/pages/borrow/index', words: 'notice.kind.loan' },
  { kind: 'kyc', words: 'notice.kind.kyc' },
  { kind: 'alert', path: '/pages/setting/alerts', words: 'notice.kind.alert' },
  { kind: 'support', words: 'notice.kind.support' },
  { kind: 'security', words: 'notice.kind.security' },
] as const;
export type NoticeKind = (typeof noticeKinds)[number]['kind'];

export const isNoticeKind = (kind: string): kind is NoticeKind =>
  noticeKinds.some((known) => known.kind === kind);

/** The inbox, by pages, newest first. `scope`: `useSessionScope()`. */
export const noticesQuery = (scope: string, kind: string | undefined) =>
  pagedQuery({
    queryKey: [scope, 'notice', 'list', kind ?? 'all'],
    load: async (page, options) => {
      const load = (zone: { timezone?: string }) =>
        api.get('/notice', {
          params: { query: { ...page, ...zone, ...(kind === undefined ? {} : { kind }) } },
          ...options,
        });
      try {
        // The texts tell times in the zone of this device, as every page of the app does.
        return await load({ timezone: ownZone() });
      } catch (error) {
        // During an update a server of the previous version may answer. It uses the zone of the profile.
        if (isApiError(error, 'unknown_field')) return load({});
        throw error;
      }
    },
  });

/** The kinds that alert the customer. */
export const noticeSettingsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'notice', 'setting'],
    queryFn: ({ signal }) => api.get('/notice/setting', { signal }),
  });

/** Marks notices as read: some, all, or all of a kind. */
export async function markRead(which: { ids: string[] } | { all: true; kind?: string }): Promise<void> {
  const scope = session.scope();
  const unread = await api.post('/notice/read', { body: which });
  queryClient.setQueryData(unreadNoticesQuery(scope).queryKey, unread);
  await queryClient.invalidateQueries({ queryKey: [scope, 'notice', 'list'] });
}

/** Mutes or unmutes a kind. */
export async function setMuted(kind: NoticeKind, muted: boolean): Promise<void> {
  const settings = await api.put('/notice/setting', { body: { kind, muted } });
  queryClient.setQueryData(noticeSettingsQuery(session.scope()).queryKey, settings);
}
