import type { Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { firstPageShown, late } from './firstPageShown.js';
import { useSessionScope } from '../state/session.js';

export type Notice = Schemas['Notice'];

/** The number of unread notices. Its key is below `notice`, which the member stream invalidates. */
export const unreadNoticesQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'notice', 'unread'],
    meta: late,
    queryFn: async ({ signal }) => {
      await firstPageShown;
      return api.get('/notice/unread_count', { signal });
    },
  });

/** The number of the signed-in customer's unread notices; 0 while unknown. */
export function useUnreadNotices(): number {
  return useQuery(unreadNoticesQuery(useSessionScope())).data?.unreadCount ?? 0;
}
