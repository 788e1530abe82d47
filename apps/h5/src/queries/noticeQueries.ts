import type { Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { firstPageShown, late } from './firstPageShown.js';
import { useSessionScope } from '../state/session.js';

export type Notice = Schemas['Notice'];

/** How much of the inbox is unread. Below `notice`, which the member stream makes old. */
export const unreadNoticesQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'notice', 'unread'],
    meta: late,
    queryFn: async ({ signal }) => {
      await firstPageShown;
      return api.get('/notice/unread_count', { signal });
    },
  });

/** Unread notices of the signed-in customer; 0 while that is not known. */
export function useUnreadNotices(): number {
  return useQuery(unreadNoticesQuery(useSessionScope())).data?.unreadCount ?? 0;
}
